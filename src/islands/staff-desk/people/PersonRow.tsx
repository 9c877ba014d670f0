import { formatMessage } from '@kindcrate/contract/message-format';
import type { Person } from '@kindcrate/contract/staff-people';
import { Status } from '../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { PeopleCopy } from '../copy.ts';
import { PersonLink } from './PersonLink.tsx';

interface Props {
  person: Person;
  copy: PeopleCopy;
}

/** One account: contact details and role. The name links to the page with everything else, including the actions that change the account. */
export function PersonRow({ person, copy }: Props) {
  const { _id, email, emailConfirmed, phone, blocked, ordersCount, openSessions } = person;
  const role = copy.roles[person.role];
  const workplace = (person.brand ?? person.organization)?.title;
  return (
    <article className="desk-row" aria-labelledby={`person-${_id}`}>
      <h2 className="desk-title" id={`person-${_id}`}>
        <PersonLink person={person} />{' '}
        <Status label={workplace ? formatMessage(copy.roleAt, { role, workplace }) : role} />
      </h2>
      {blocked && (
        <p className="notice notice--alert">
          <TimeSentence text={formatMessage(copy.blocking.blocked, { reason: blocked.reason })} at={blocked.at} />
        </p>
      )}
      <p className="desk-row__note">
        {email}, <a href={`tel:${phone}`}>{phone}</a> {!emailConfirmed && <Status label={copy.unconfirmed} />}
      </p>
      <p className="desk-row__note">
        <TimeSentence
          text={formatMessage(copy.summary, { orders: ordersCount, sessions: openSessions })}
          at={person.createdAt}
        />
      </p>
    </article>
  );
}
