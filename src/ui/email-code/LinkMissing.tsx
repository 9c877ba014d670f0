import type { LinkCopy } from '../copy.ts';
import './link-missing.scss';

interface Props {
  text: string;
  /** What to do next, unless the page has that link already. */
  link?: LinkCopy;
}

/**
 * A notice in place of a form that works only with the code in an emailed link. Until hydration, the page contains both, the notice
 * first, and the boot script `email-link` decides which of them is shown.
 */
export function LinkMissing({ text, link }: Props) {
  return (
    <div className="notice notice--alert link-missing" role="alert">
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  );
}
