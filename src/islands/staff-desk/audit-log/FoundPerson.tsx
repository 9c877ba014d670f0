import type { AuditFilter } from '@kindcrate/contract/audit';
import type { Person } from '@kindcrate/contract/staff-people';
import { filterByPerson } from '../../../stores/staff-audit-log.ts';
import type { AuditFilterCopy } from './copy.ts';
import '../../../styles/blocks/link.scss';

interface Props {
  person: Person;
  filter: AuditFilter;
  copy: AuditFilterCopy;
}

/** A person who matches the search, with buttons that list the person's actions, and the actions that concern the person's account. */
export function FoundPerson({ person, filter, copy }: Props) {
  const { _id, username, email } = person;
  const button = (field: 'actor' | 'about', label: string) => (
    <button
      className="link"
      type="button"
      id={`${field}-${_id}`}
      aria-labelledby={`${field}-${_id} found-${_id}`}
      onClick={() => void filterByPerson(filter, field, person)}
    >
      {label}
    </button>
  );
  return (
    <div className="found-person">
      <span className="found-person__name" id={`found-${_id}`}>
        <b>{username}</b> {email}
      </span>
      {button('actor', copy.did)}
      {button('about', copy.concerned)}
    </div>
  );
}
