import type { MouseEvent, ReactNode } from 'react';
import type { Problem } from './use-form.ts';

interface Props {
  problem: Problem | undefined;
  formName: string;
  /** What can be done about it, other than in a field. */
  children?: ReactNode;
}

/** Lists what needs another look; each line leads to its field. */
export function ErrorSummary({ problem, formName, children }: Props) {
  if (!problem) return null;
  const fields = Object.entries(problem.fields);
  // The API's word on a single field is that field's message too: it is said once.
  const isSaidBelow = fields.length === 1 && fields[0]?.[1] === problem.title;
  return (
    <div className="notice notice--alert" role="alert" tabIndex={-1} data-error-summary>
      {!isSaidBelow && <p className="notice__title">{problem.title}</p>}
      {fields.length > 0 && (
        <ul className="notice__list">
          {fields.map(([field, message]) => (
            <li key={field}>
              {field ? (
                <a href={`#${formName}-${field}`} onClick={leadToField}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
      {children && <div className="notice__ways">{children}</div>}
    </div>
  );
}

/** Goes to the field by itself: in the address, its name would take the place of an open tab, or of a payment's token. */
function leadToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
