import { formatMessage } from '@kindcrate/contract/message-format';
import type { Person } from '@kindcrate/contract/staff-people';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { PeopleCopy } from '../copy.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonLink } from './PersonLink.tsx';

interface Props {
  person: Person;
  copy: PeopleCopy;
}

/** One account: contact details, role, and the actions that change it, log the person out or block them. */
export function PersonRow({ person, copy }: Props) {
  const deletion = useRef<HTMLParagraphElement>(null);
  /** The API's message, once the account is deleted. */
  const [deleted, setDeleted] = useState<string>();
  const { _id, email, emailConfirmed, phone, blocked, ordersCount, openSessions } = person;
  const role = copy.roles[person.role];
  const workplace = (person.brand ?? person.organization)?.title;
  if (deleted !== undefined) {
    return (
      <article className="desk-row">
        <p className="notice notice--status" role="status" ref={deletion} tabIndex={-1}>
          {deleted}
        </p>
      </article>
    );
  }
  const showDeletion = (message: string) => {
    flushSync(() => setDeleted(message));
    // The focused button has disappeared with the person.
    deletion.current?.focus();
  };
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
      <Disclosure label={copy.change} headingId={`person-${_id}`}>
        <PersonActions person={person} copy={copy} onDeleted={showDeletion} />
      </Disclosure>
    </article>
  );
}
