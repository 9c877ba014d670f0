import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffInvitation } from '@kindcrate/contract/staff-invitations';
import { useRef } from 'react';
import { staffInvitations, withdrawInvitation } from '../../../stores/staff-invitations.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { PeopleCopy, StaffDeskCopy } from '../copy.ts';
import { InviteForm } from './InviteForm.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** Invites people by email, and lists the invitations that are still open. */
export function Invitations({ copy }: Props) {
  const { people } = copy;
  return (
    <Disclosure label={people.invitations.title}>
      <InviteForm copy={people} />
      <PagedList
        pages={staffInvitations}
        copy={copy.list}
        emptyMessage={people.invitations.none}
        label={people.invitations.list}
      >
        {(invitation) => <InvitationRow invitation={invitation} copy={people} />}
      </PagedList>
    </Disclosure>
  );
}

interface RowProps {
  invitation: StaffInvitation;
  copy: PeopleCopy;
}

/** One open invitation, with a button to withdraw it. */
export function InvitationRow({ invitation, copy }: RowProps) {
  const { _id: id, email, workplace, invitedBy, expiresAt } = invitation;
  const action = useAsyncAction(copy.invitations.withdrawFailed);
  const title = useRef<HTMLHeadingElement>(null);
  const isWithdrawn = action.result && !action.result.cause;
  const withdraw = async () => {
    const message = await action.run(() => withdrawInvitation(id));
    // The focused button has disappeared.
    if (message !== undefined) title.current?.focus();
  };
  const role = copy.roles[invitation.role];
  return (
    <article className="desk-row" aria-labelledby={`invitation-${id}`}>
      <h2 className="desk-title" id={`invitation-${id}`} tabIndex={-1} ref={title}>
        {email} <Status label={workplace ? formatMessage(copy.roleAt, { role, workplace }) : role} />
      </h2>
      <p className="desk-row__note">
        <TimeSentence text={formatMessage(copy.invitations.summary, { name: invitedBy })} at={expiresAt} />
      </p>
      {!isWithdrawn && (
        <AsyncButton
          label={copy.invitations.withdraw}
          isQuiet
          isPending={action.isPending}
          id={`withdraw-${id}`}
          aria-labelledby={`withdraw-${id} invitation-${id}`}
          onClick={() => void withdraw()}
        />
      )}
      <ActionNotice action={action} />
    </article>
  );
}
