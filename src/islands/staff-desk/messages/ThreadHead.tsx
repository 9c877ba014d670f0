import { formatMessage } from '@kindcrate/contract/message-format';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { StaffThreadDetails } from '@kindcrate/contract/staff-threads';
import type { Ref } from 'react';
import type { DeskThreadCopy } from './copy.ts';

interface Props {
  thread: StaffThreadDetails;
  noSubject: string;
  copy: DeskThreadCopy;
  ref?: Ref<HTMLHeadingElement>;
}

/** What a thread is about, and who it is from. */
export function ThreadHead({ thread: { _id: id, title, from, organization, email }, noSubject, copy, ref }: Props) {
  return (
    <header className="desk-thread__head">
      <h2 className="desk-title" tabIndex={-1} ref={ref}>
        {title || noSubject}
      </h2>
      {/* Only a contact message has an email address. */}
      {email === null ? (
        <p className="desk-thread__note">
          {from}, {organization?.title},{' '}
          <a href={`?open=${id}#orders`}>{formatMessage(copy.openOrder, { number: orderNumber(id) })}</a>
        </p>
      ) : (
        <p className="desk-thread__note">
          {from}, {email}
          <br />
          {formatMessage(copy.byEmail, { email })}
        </p>
      )}
    </header>
  );
}
