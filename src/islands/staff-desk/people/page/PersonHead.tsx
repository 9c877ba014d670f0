import { formatMessage } from '@kindcrate/contract/message-format';
import type { PersonDetails } from '@kindcrate/contract/staff-person';
import { useEffect, useRef } from 'react';
import { Status } from '../../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../../ui/time/TimeSentence.tsx';
import type { PeopleCopy } from '../../copy.ts';

interface Props {
  person: PersonDetails;
  copy: PeopleCopy;
}

/** The name, role, contact details and state of an account. */
export function PersonHead({ person, copy }: Props) {
  const { _id, username, email, emailConfirmed, phone, blocked, createdAt } = person;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const role = copy.roles[person.role];
  const workplace = (person.brand ?? person.organization)?.title;
  return (
    <header className="person__head">
      <h2 className="desk-title" id={`person-${_id}`} tabIndex={-1} ref={title}>
        {username} <Status label={workplace ? formatMessage(copy.roleAt, { role, workplace }) : role} />
      </h2>
      {blocked && (
        <p className="notice notice--alert">
          <TimeSentence text={formatMessage(copy.blocking.blocked, { reason: blocked.reason })} at={blocked.at} />
        </p>
      )}
      <p className="person__contact">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>{' '}
        {!emailConfirmed && <Status label={copy.unconfirmed} />} <a href={`tel:${phone}`}>{phone}</a>{' '}
        <span className="person__joined">
          <TimeSentence text={copy.page.joined} at={createdAt} />
        </span>
      </p>
    </header>
  );
}
