import type { CollectionEntry } from 'astro:content';
import type { ContactMessage } from '@kindcrate/contract/staff-complaints';
import { interpolate } from '../../../lib/interpolate.ts';
import { markStaffMessage } from '../../../stores/staff-messages.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Time } from '../../../ui/time/Time.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import { replyAddress } from './reply-address.ts';

interface Props {
  message: ContactMessage;
  copy: CollectionEntry<'staff'>['data']['messages'];
}

/** One message, with a way to write back and to say that somebody did. */
export function Message({ message, copy }: Props) {
  const { _id, name, email, subject, answered, answeredAt, answeredBy } = message;
  const act = useAsyncAction(copy.failure);
  return (
    <article className="desk-row" aria-labelledby={`message-${_id}`}>
      <h2 className="desk-title" id={`message-${_id}`}>
        {subject || copy.noSubject}
      </h2>
      <p className="desk-row__note">
        {name}, <a href={replyAddress(email, subject)}>{email}</a>, <Time at={message.createdAt} withHour />
      </p>
      <p className="desk-row__text">{message.message}</p>
      {answeredAt && (
        <p className="desk-row__note">
          <TimeSentence
            text={answeredBy ? interpolate(copy.answeredBy, { name: answeredBy }) : copy.answeredOn}
            at={answeredAt}
            withHour
          />
        </p>
      )}
      <div className="acts">
        <AsyncButton
          label={answered ? copy.markOpen : copy.markAnswered}
          isQuiet={answered}
          isPending={act.isPending}
          onClick={() => void act.run(() => markStaffMessage(_id, !answered))}
        />
      </div>
      <ActionNotice act={act} />
    </article>
  );
}
