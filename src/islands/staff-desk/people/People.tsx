import { limits } from '@kindcrate/contract/limits';
import type { SubmitEvent } from 'react';
import { onDemand } from '../../../lib/on-demand.ts';
import { staffPeople } from '../../../stores/staff-people.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import { PasswordCheck } from '../../../ui/password-check/PasswordCheck.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { Invitations } from './Invitations.tsx';
import { PersonRow } from './PersonRow.tsx';

interface Props {
  copy: StaffDeskCopy;
}

const tokensCode = onDemand('TokensPanel', async () => (await import('./tokens/TokensPanel.tsx')).TokensPanel);

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
        <OnDemandPart code={tokensCode} copy={copy.list} props={{ copy }} />
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
      <PasswordCheck copy={copy.passwordCheck} />
    </>
  );
}
