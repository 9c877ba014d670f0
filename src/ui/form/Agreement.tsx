import type { LinkCopy } from '../copy.ts';
import './agreement.scss';

/** Says what a person agrees to by registering, and links to the documents. */
export interface AgreementCopy {
  text: string;
  links: LinkCopy[];
}

interface Props {
  copy: AgreementCopy;
}

/** The sentence above the button of a form that creates an account. */
export function Agreement({ copy: { text, links } }: Props) {
  return (
    <div className="agreement">
      <p>{text}</p>
      <ul className="agreement__links">
        {links.map(({ label, href }) => (
          <li key={href}>
            {/* In a new tab, because passwords that were typed would be lost in this one. */}
            <a href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
