import { orderNumber } from '@kindcrate/contract/order-number';
import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { findOrderMailData } from '../orders/mail-repository.ts';
import { mailTemplate } from '../texts/texts.ts';
import { findContactReply } from './mail-repository.ts';
import { hasUnreadReply } from './message-repository.ts';
import { findThread } from './repository.ts';

export const replyNoticeMessageKind = 'thread reply';

/** The payload of an outbox message that notifies a donor of replies from the desk. */
export interface ReplyNoticeMessage {
  orderId: string;
}

/** Writes the email that notifies a donor of replies. The email does not quote them, but links to the site, where the donor can answer. */
export const writeReplyNotice: WriteMail = async (database, payload, publicUrl) => {
  const { orderId }: ReplyNoticeMessage = JSON.parse(payload);
  const mailData = await findOrderMailData(database, orderId);
  const thread = await findThread(database, orderId);
  if (!mailData?.isConfirmed || !thread) return 'drop';
  // The donor has read the replies already.
  if (!(await hasUnreadReply(database, thread.id, thread.donor_read))) return 'drop';
  return composeMail(mailTemplate('thread.reply'), mailData, {
    number: orderNumber(orderId),
    item: mailData.itemsName,
    thread: new URL(`/profile?order=${encodeURIComponent(orderId)}#orders`, publicUrl),
  });
};

export const contactReplyMessageKind = 'contact reply';

/** The payload of an outbox message with a reply to a contact message. */
export interface ContactReplyMessage {
  messageId: string;
}

/**
 * Writes the email with a reply to a contact message. The email contains nothing of that message, not even the name, because anyone can type
 * any address into the contact form.
 */
export const writeContactReply: WriteMail = async (database, payload, publicUrl) => {
  const { messageId }: ContactReplyMessage = JSON.parse(payload);
  const reply = await findContactReply(database, messageId);
  if (!reply) return 'drop';
  return composeMail(
    mailTemplate('contact.reply'),
    { email: reply.email },
    {
      reply: reply.text,
      day: reply.sentAt.slice(0, 10),
      contact: new URL('/contact', publicUrl),
    },
  );
};
