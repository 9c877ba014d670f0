import type { Person } from '@kindcrate/contract/staff-people';
import type { MouseEvent } from 'react';
import { personHref } from '../../../lib/person-href.ts';
import { showPerson } from './use-open-person.ts';

/** A link that opens a person's page. */
export function PersonLink({ person: { _id, username } }: { person: Pick<Person, '_id' | 'username'> }) {
  const open = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showPerson(_id);
  };
  return (
    <a href={personHref(_id)} id={`open-${_id}`} onClick={open}>
      {username}
    </a>
  );
}
