import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Where an order stands in the list of its donor: newest first, and by id within the same millisecond. */
export interface DonorPosition {
  time: string;
  id: string;
}

/** Before every order: `~` follows every character of a time. */
export const firstPosition: DonorPosition = { time: '~', id: '' };

/** A condition: the order comes after a position. The first part is all that an index can use. */
export function isAfter(time: string, id: string) {
  return ({ and, eb, or }: ExpressionBuilder<Schema, 'orders'>) =>
    and([eb('orders.created_at', '<=', time), or([eb('orders.created_at', '<', time), eb('orders.id', '>', id)])]);
}

/** A condition: the order comes before a position or stands at it. */
export function isUpTo(time: string, id: string) {
  return ({ and, eb, or }: ExpressionBuilder<Schema, 'orders'>) =>
    and([eb('orders.created_at', '>=', time), or([eb('orders.created_at', '>', time), eb('orders.id', '<=', id)])]);
}
