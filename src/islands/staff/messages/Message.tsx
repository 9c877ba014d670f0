import type { CollectionEntry } from 'astro:content';
import type { ContactMessage } from '@kindcrate/contract/staff-complaints';
import { fillIn } from '../../../lib/fill-in.ts';
import { markStaffMessage } from '../../../stores/staff-messages.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { useAct } from '../../act/use-act.ts';
import { Time } from '../../time/Time.tsx';
import { replyAddress } from './reply-address.ts';

interface Props {
  message: ContactMessage;
  copy: CollectionEntry<'staff'>['data']['messages'];
}

/** One message, with a way to write back and to say that somebody did. */
export function Message({ message, copy }: Props) {
  const { _id, name, email, subject, answered, answeredAt, answeredBy } = message;
  const act = useAct(copy.failure);
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
          {answeredBy ? fillIn(copy.answeredBy, { name: answeredBy }) : copy.answeredOn}{' '}
          <Time at={answeredAt} withHour />
        </p>
      )}
      <div className="acts">
        <ActButton
          label={answered ? copy.markOpen : copy.markAnswered}
          isQuiet={answered}
          isPending={act.isPending}
          onClick={() => void act.run(() => markStaffMessage(_id, !answered))}
        />
      </div>
      <ActNotice act={act} />
    </article>
  );
}
