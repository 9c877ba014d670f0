import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffThreadDetails } from '@kindcrate/contract/staff-threads';
import { useState } from 'react';
import { updateStaffThread } from '../../../stores/staff-threads.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { DeskThreadCopy } from './copy.ts';

interface Props {
  thread: StaffThreadDetails;
  onChanged: (thread: StaffThreadDetails) => void;
  copy: DeskThreadCopy;
}

type Change = 'answered' | 'mine';

/**
 * Shows who a thread is assigned to and since when it has been waiting, with buttons that change both. Renders nothing until someone has
 * written.
 */
export function ThreadActions({ thread, onChanged, copy }: Props) {
  const { _id: id, waitingSince, assignee, messages } = thread;
  const action = useAsyncAction(copy.updateFailed);
  const [pending, setPending] = useState<Change>();
  const read = messages.at(-1)?.sequence;
  if (read === undefined) return null;
  const change = (name: Change, value: boolean) => {
    setPending(name);
    void action.run(async () => {
      const marksAsAnswered = name === 'answered' && value;
      const { message, data } = await updateStaffThread(id, { [name]: value, ...(marksAsAnswered && { read }) });
      onChanged(data);
      return message;
    });
  };
  const isPending = (name: Change) => action.isPending && pending === name;
  return (
    <div className="desk-thread__actions">
      <p className="desk-thread__note">
        {waitingSince && <TimeSentence text={copy.waitsSince} at={waitingSince} showsTime />}{' '}
        {assignee ? formatMessage(copy.assignedTo, { name: assignee.username ?? copy.colleague }) : copy.nobody}
      </p>
      <div className="button-row">
        <AsyncButton
          label={assignee ? copy.release : copy.take}
          isQuiet
          isPending={isPending('mine')}
          onClick={() => change('mine', !assignee)}
        />
        <AsyncButton
          label={waitingSince ? copy.markAnswered : copy.markOpen}
          isQuiet
          isPending={isPending('answered')}
          onClick={() => change('answered', waitingSince !== null)}
        />
      </div>
      <ActionNotice action={action} />
    </div>
  );
}
