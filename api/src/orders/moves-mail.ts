import { orderNumber } from '@kindcrate/contract/order-number';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { mailTemplate, orderItemText } from '../texts/texts.ts';
import { findOrderMailData } from './mail-repository.ts';

export const orderMovesMessageKind = 'order moves';

/** The payload of an outbox message about several orders of one donor that were moved together. */
export interface OrderMovesMessage {
  /** The donor. The message is deleted with their account. */
  userId: string;
  status: OrderStatus;
  reason?: string | undefined;
  orders: {
    orderId: string;
    /** Negative when the move took coins back. */
    coins?: number | undefined;
    /** Whether the donor has been offered times, and has to choose one. */
    hasTimes: boolean;
  }[];
}

/** Writes the email to the donor about all their orders that were moved together. */
export const writeOrderMovesMail: WriteMail = async (database, payload, publicUrl) => {
  const { status, reason, orders }: OrderMovesMessage = JSON.parse(payload);
  const mailData = await Promise.all(orders.map(({ orderId }) => findOrderMailData(database, orderId)));
  const joined = orders.map((order, index) => ({ ...order, data: mailData[index] }));
  const listed = joined.flatMap(({ data, ...order }) => (data ? { ...order, data } : []));
  const [first] = listed;
  if (!first) return undefined;
  if (!first.data.isConfirmed) return 'drop';
  const coinsBack = listed.reduce((sum, { coins = 0 }) => sum + Math.max(0, -coins), 0);
  return composeMail(mailTemplate(`order.moves.${toTemplateName(status)}`), first.data, {
    count: listed.length,
    list: listed
      .map(({ orderId, data: { itemsName: item, charity } }) =>
        orderItemText('movedOrder', { item, charity, number: orderNumber(orderId) }),
      )
      .join('\n'),
    reason,
    coinsBack: coinsBack || undefined,
    times: listed.some(({ hasTimes }) => hasTimes) ? new URL('/profile', publicUrl) : undefined,
    profile: new URL('/profile', publicUrl),
  });
};

/** Only these statuses can be given to several orders at once. */
function toTemplateName(status: OrderStatus) {
  if (status === 'under review' || status === 'accepted' || status === 'declined' || status === 'completed')
    return status;
  throw new Error(`there is no email about several orders that are ${status}`);
}
