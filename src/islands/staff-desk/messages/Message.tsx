import { formatMessage } from '@kindcrate/contract/message-format';
import type { ContactMessage } from '@kindcrate/contract/staff-contact-messages';
import { setMessageAnswered } from '../../../stores/staff-messages.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Time } from '../../../ui/time/Time.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { InboxCopy } from '../copy.ts';

interface Props {
  message: ContactMessage;
  copy: InboxCopy;
}

/** A contact message, with a link to reply by email and a button to mark it as answered or open. */
export function Message({ message, copy }: Props) {
  const { _id, name, email, subject, answered, answeredAt, answeredBy } = message;
  const action = useAsyncAction(copy.failure);
  return (
    <article className="desk-row" aria-labelledby={`message-${_id}`}>
      <h2 className="desk-title" id={`message-${_id}`}>
        {subject || copy.noSubject}
      </h2>
      <p className="desk-row__note">
        {name}, <a href={replyAddress(email, subject)}>{email}</a>, <Time at={message.createdAt} withTime />
      </p>
      <p className="desk-row__text">{message.message}</p>
      {answeredAt && (
        <p className="desk-row__note">
          <TimeSentence
            text={answeredBy ? formatMessage(copy.answeredBy, { name: answeredBy }) : copy.answeredOn}
            at={answeredAt}
            withTime
          />
        </p>
      )}
      <div className="button-row">
        <AsyncButton
          label={answered ? copy.markOpen : copy.markAnswered}
          isQuiet={answered}
          isPending={action.isPending}
          onClick={() => void action.run(() => setMessageAnswered(_id, !answered))}
        />
      </div>
      <ActionNotice action={action} />
    </article>
  );
}

/** The `mailto:` address for a reply to a message. */
export function replyAddress(email: string, subject: string): string {
  const line = subject ? `Re: ${subject}` : 'Re:';
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(line)}`;
}
