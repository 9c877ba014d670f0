import { limits } from '@kindcrate/contract/limits';
import type { SubmitEvent } from 'react';
import { staffPeople } from '../../../stores/staff-people.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { LoadedPanel } from '../LoadedPanel.tsx';
import { Invitations } from './Invitations.tsx';
import { PersonRow } from './PersonRow.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** Invitations, API tokens, and all accounts, with a search by name or email address. */
export function People({ copy }: Props) {
  const { people } = copy;
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void staffPeople.filterBy(String(new FormData(event.currentTarget).get('q')).trim() || undefined);
  };
  return (
    <>
      <Invitations copy={copy} />
      <Disclosure label={people.tokens.title}>
        <LoadedPanel
          load={async () => (await import('./tokens/TokensPanel.tsx')).TokensPanel}
          chunk="TokensPanel"
          copy={copy.list}
          panelProps={{ copy }}
        />
      </Disclosure>
      <search aria-label={people.find}>
        <form className="desk-filter" onSubmit={find}>
          <Field
            id="people-q"
            name="q"
            type="search"
            label={people.search}
            hint={people.searchHint}
            required={false}
            maxLength={limits.search}
            autoComplete="off"
          />
          <button className="button button--small" type="submit">
            {people.find}
          </button>
        </form>
      </search>
      <PagedList
        pages={staffPeople}
        copy={copy.list}
        emptyMessage={people.none}
        label={copy.tabs.people}
        countMessage={copy.shown}
      >
        {(person) => <PersonRow person={person} copy={people} />}
      </PagedList>
    </>
  );
}
