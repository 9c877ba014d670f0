import type { MouseEvent, ReactNode } from 'react';
import type { Problem } from './form-state.ts';
import './form.scss';

interface Props {
  problem: Problem | undefined;
  formName: string;
  /** Actions that may solve the problem, other than editing a field. */
  children?: ReactNode;
}

/** Shows why a form was not sent: the problem's title, and a list that links to each invalid field. */
export function ErrorSummary({ problem, formName, children }: Props) {
  if (!problem) return null;
  const fields = Object.entries(problem.fields);
  // The API repeats the message of a single field as the message of the whole reply.
  const isTitleRepeated = fields.length === 1 && fields[0]?.[1] === problem.title;
  return (
    // Not atomic: while someone corrects a form, only the messages that change are announced, not the whole list.
    <div className="notice notice--alert" role="alert" aria-atomic="false" tabIndex={-1} data-error-summary>
      {!isTitleRepeated && <p className="notice__title">{problem.title}</p>}
      {fields.length > 0 && (
        <ul className="notice__list">
          {/* A message that concerns no single field has an empty field name. */}
          {fields.map(([field, message]) => (
            <li key={field}>
              {field ? (
                <a href={`#${formName}-${field}`} onClick={focusField}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
      {children && <div className="notice__actions">{children}</div>}
    </div>
  );
}

/** Does not follow the link, because the fragment of the page's URL may name the open tab or contain a payment's token. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
