import type { LinkCopy } from '../copy.ts';
import './link-missing.scss';

interface Props {
  text: string;
  /** A link to what the person can do next, unless the page already has one. */
  link?: LinkCopy;
}

/**
 * A notice that is shown instead of a form when the page was opened without the emailed link whose code the form needs. Until hydration,
 * the page contains the notice followed by the form, and the boot script `email-link` decides which of the two is shown.
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
