import type { AuditFilter } from '@kindcrate/contract/audit';
import { limits } from '@kindcrate/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { createPeopleSearch } from '../../../stores/staff-audit-log.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { FoundPerson } from './FoundPerson.tsx';

interface Props {
  filter: AuditFilter;
  copy: StaffDeskCopy;
}

/** Finds people by name, email address or phone, and offers to narrow the audit log to one of them. */
export function PersonSearch({ filter, copy: { auditLog, list, shown } }: Props) {
  const [people] = useState(createPeopleSearch);
  const [hasSearched, setSearched] = useState(false);
  const copy = auditLog.filter;
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q')).trim();
    if (!text) return;
    void people.filterBy(text);
    setSearched(true);
  };
  return (
    <>
      <form className="desk-filter" onSubmit={find}>
        <Field
          id="audit-person"
          name="q"
          type="search"
          label={copy.person}
          hint={copy.personHint}
          maxLength={limits.search}
          autoComplete="off"
        />
        <button className="button button--small button--quiet" type="submit">
          {copy.findPerson}
        </button>
      </form>
      {hasSearched && (
        <PagedList pages={people} copy={list} emptyMessage={copy.nobody} label={copy.found} countMessage={shown}>
          {(person) => <FoundPerson person={person} filter={filter} copy={copy} />}
        </PagedList>
      )}
    </>
  );
}
