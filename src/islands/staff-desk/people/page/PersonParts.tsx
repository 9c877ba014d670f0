import type { PersonDetails } from '@kindcrate/contract/staff-person';
import type { PersonLists } from '../../../../stores/staff-person.ts';
import type { StaffDeskCopy } from '../../copy.ts';
import { PersonActions } from '../PersonActions.tsx';
import { PersonActivity } from './PersonActivity.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonCoins } from './PersonCoins.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonOrders } from './PersonOrders.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { PersonThreads } from './PersonThreads.tsx';
import { PersonWork } from './PersonWork.tsx';

interface Props {
  person: PersonDetails;
  lists: PersonLists;
  copy: StaffDeskCopy;
  /** Called once the account is deleted. @param message the API's message */
  onDeleted: (message: string) => void;
}

/** The header and the cards of a person's page. What a partner did for their brand comes before what they gave as a donor. */
export function PersonParts({ person, lists, copy, onDeleted }: Props) {
  const { people, list } = copy;
  const { page } = people;
  return (
    <article aria-labelledby={`person-${person._id}`}>
      <PersonHead person={person} copy={people} />
      <div className="person__parts">
        <div className="person__column">
          <PersonWork person={person} copy={page.work} />
          <PersonOrders pages={lists.orders} statuses={copy.orders.statuses} list={list} copy={page} />
          <PersonThreads pages={lists.threads} list={list} copy={page.messages} messages={copy.messages} />
        </div>
        <div className="person__column">
          <PersonNotes id={person._id} lists={lists} listCopy={list} errorTitle={people.errorTitle} copy={page.notes} />
          <PersonCoins person={person} pages={lists.coins} list={list} copy={page} />
          <PersonSessions lists={lists} count={person.openSessions} listCopy={list} copy={page.sessions} />
          <PersonActivity person={person} copy={page.activity} />
        </div>
      </div>
      <PersonCard title={page.account} modifier="danger">
        <div className="person__account">
          <PersonActions person={person} copy={people} onDeleted={onDeleted} />
        </div>
      </PersonCard>
    </article>
  );
}
