import { limits } from '@kindcrate/contract/limits';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
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
import { PersonPage } from './page/PersonPage.tsx';
import { useOpenPersonId } from './use-open-person.ts';

interface Props {
  copy: StaffDeskCopy;
}

const lazyTokensPanel = onDemand('TokensPanel', async () => (await import('./tokens/TokensPanel.tsx')).TokensPanel);

/** The page of the open person, or the list of people. */
export function People({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const id = useOpenPersonId();
  useFocusAfterClosing(root, id);
  return (
    <div ref={root} tabIndex={-1}>
      {id === undefined ? <PeopleList copy={copy} /> : <PersonPage key={id} id={id} copy={copy} />}
      <PasswordCheck copy={copy.passwordCheck} />
    </div>
  );
}

/** After a person's page is closed, moves the focus to the link that opened it, or to the list if the account was deleted. */
function useFocusAfterClosing(root: RefObject<HTMLElement | null>, id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const closed = id === undefined ? before.current : undefined;
    before.current = id;
    if (closed === undefined) return;
    const link = root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`open-${closed}`)}"]`);
    (link ?? root.current)?.focus();
  }, [root, id]);
}

/** Invitations, API tokens, and all accounts, with a search by name, email address or phone. */
function PeopleList({ copy }: Props) {
  const { people } = copy;
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void staffPeople.filterBy(String(new FormData(event.currentTarget).get('q')).trim() || undefined);
  };
  return (
    <>
      <Invitations copy={copy} />
      <Disclosure label={people.tokens.title}>
        <OnDemandPart code={lazyTokensPanel} copy={copy.list} props={{ copy }} />
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
