import { formatMessage } from '@kindcrate/contract/message-format';
import type { Person } from '@kindcrate/contract/staff-people';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { updatePerson } from '../../../stores/staff-people.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { PeopleCopy } from '../copy.ts';
import { BlockForm } from './BlockForm.tsx';
import { PersonalData } from './PersonalData.tsx';
import { RoleForm } from './RoleForm.tsx';

interface Props {
  person: Person;
  copy: PeopleCopy;
}

/** One account: contact details, role, and the actions that change it, log the person out or block them. */
export function PersonRow({ person, copy }: Props) {
  const action = useAsyncAction(copy.failure);
  const deletion = useRef<HTMLParagraphElement>(null);
  /** The API's message, once the account is deleted. */
  const [deleted, setDeleted] = useState<string>();
  const { _id, username, email, emailConfirmed, phone, blocked, ordersCount, openSessions } = person;
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
        {username} <Status label={workplace ? formatMessage(copy.roleAt, { role, workplace }) : role} />
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
        <RoleForm person={person} copy={copy} />
        <div className="desk-form">
          <div className="button-row">
            <AsyncButton
              label={copy.endSessions}
              isQuiet
              isPending={action.isPending}
              id={`end-sessions-${_id}`}
              aria-labelledby={`end-sessions-${_id} person-${_id}`}
              onClick={() => void action.run(() => updatePerson(_id, { endSessions: true }))}
            />
          </div>
          <ActionNotice action={action} />
        </div>
        <BlockForm person={person} copy={copy} />
        <PersonalData person={person} copy={copy.personalData} onDeleted={showDeletion} />
      </Disclosure>
    </article>
  );
}
