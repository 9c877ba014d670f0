import { orderNumber } from '@kindcrate/contract/order-number';
import { formatTime, formatTimeRange } from '../handovers/format-times.ts';
import { createLinkCode } from '../handovers/link-code.ts';
import type { HandoverMessage } from '../handovers/messages.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent, WriteMail } from '../mail/mail.ts';
import { mailTemplate } from '../texts/texts.ts';
import { findHandoverMailData, type HandoverMailData, toCalendarEntry } from './handover-entry.ts';
import { findOrderMailData } from './mail-repository.ts';

/** Creates the function that writes the email to the donor about a handover. */
export function createHandoverMailWriter(tokenSecret: string): WriteMail {
  return async (database, payload, publicUrl) => {
    const message: HandoverMessage = JSON.parse(payload);
    const { orderId } = message;
    const mailData = await findOrderMailData(database, orderId);
    const handoverData = mailData?.isConfirmed && (await findHandoverMailData(database, orderId, mailData));
    // The handover is deleted together with the other personal data of its order.
    if (!handoverData) return 'drop';
    const code = createLinkCode(tokenSecret, orderId, handoverData.mailData.email, new Date());
    return composeHandoverMail(message, handoverData, new URL(`/handover#${code}`, publicUrl));
  };
}

/** @param link opens the page where the donor answers */
export function composeHandoverMail(message: HandoverMessage, handoverData: HandoverMailData, link: URL): MailContent {
  const { event, orderId, calendar, offered = [], isAcceptance, reason } = message;
  const { mailData, handover, place } = handoverData;
  const { itemsName, charity } = mailData;
  const { timeZone } = handover;
  const mail = composeMail(mailTemplate(`handover.${event}`), mailData, {
    number: orderNumber(orderId),
    charity,
    reason,
    place,
    link,
    acceptedItem: isAcceptance ? itemsName : undefined,
    broughtItem: handover.kind === 'drop-off' ? itemsName : undefined,
    collectedItem: handover.kind === 'collection' ? itemsName : undefined,
    offered: offered.map((time) => formatTime(time, timeZone)).join('\n') || undefined,
    day: calendar && formatTime(calendar.start, timeZone),
    time: calendar && formatTimeRange(calendar, timeZone),
  });
  const hasEntry = event === 'agreed' || event === 'moved' || event === 'cancelled';
  if (!hasEntry || !calendar) return mail;
  const method = event === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return { ...mail, calendar: toCalendarEntry({ orderId, calendar, method, publicUrl: link.origin }, handoverData) };
}
