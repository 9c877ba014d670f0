import type { LinkCopy } from '../copy.ts';
import './link-missing.scss';

interface Props {
  text: string;
  /** What to do next, unless the page has that link already. */
  link?: LinkCopy;
  /** Puts the notice before a form that is rendered on the server; the boot script `email-link` decides which of them is shown. */
  isEarly?: boolean;
}

/** Shown in place of a form that works only with the code of an email's link. */
export function LinkMissing({ text, link, isEarly = false }: Props) {
  return (
    <div className={`notice notice--alert${isEarly ? ' link-missing--early' : ''}`} role="alert">
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  );
}
