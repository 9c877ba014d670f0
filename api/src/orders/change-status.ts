import { coinsFor } from '@kindcrate/contract/coins';
import { type Actor, canTransition, nextStatuses } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { coinRuleOf } from '../coins/coin-rule.ts';
import { Failure } from '../failure.ts';
import { createSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { findOrderStatus } from './repository.ts';
import { type Move, storeMove } from './status-repository.ts';

/** What somebody wants of an order. */
export interface WantedMove extends Pick<Move, 'orderId' | 'to' | 'actorId' | 'mover' | 'reason'> {
  /** The pieces that really came, when it is received. */
  quantity?: number | undefined;
  /** Where the one who asks saw the order; it is not moved from anywhere else. */
  expectedStatus?: OrderStatus | undefined;
}

/**
 * Moves an order one step along the table of transitions.
 * @throws Failure `not_found`; `conflict`, which says what is allowed, when this step is not, also because somebody else was faster.
 */
export async function moveOrder(services: Services, wanted: WantedMove): Promise<void> {
  const { to, mover, expectedStatus, quantity, ...move } = wanted;
  const from = await findStatus(services, move.orderId);
  if (expectedStatus !== undefined && expectedStatus !== from) throw overtaken(from, mover);
  if (!canTransition(from, to, mover)) throw notAllowed(from, mover);
  const received = to === 'received' ? receive(services, quantity) : undefined;
  const isStored = await storeMove(services.database, { ...move, from, to, mover, received }, new Date());
  if (!isStored) throw overtaken(await findStatus(services, move.orderId), mover);
  services.mailBell.ring();
}

async function findStatus({ database }: Services, orderId: string): Promise<OrderStatus> {
  const status = await findOrderStatus(database, orderId);
  if (!status) throw orderNotFound();
  return status;
}

/** Said of an order that is not there, and of somebody else's. */
export function orderNotFound(): Failure {
  return new Failure('not_found', 'There is no such order');
}

function receive({ environment }: Services, quantity: number | undefined): Move['received'] {
  if (quantity === undefined) throw new Error('goods were received without a quantity');
  return { quantity, coins: coinsFor(coinRuleOf(environment), quantity), receiptCode: createSecretCode() };
}

function overtaken(status: OrderStatus, mover: Actor): Failure {
  return new Failure('conflict', `Somebody else was faster. ${describeAllowed(status, mover)}`);
}

function notAllowed(status: OrderStatus, mover: Actor): Failure {
  return new Failure('conflict', describeAllowed(status, mover));
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Where an order is, and what can become of it. */
function describeAllowed(status: OrderStatus, mover: Actor): string {
  const next = nextStatuses(status, mover);
  if (mover === 'donor' && !next.length) return `This order is ${status}, so it cannot be cancelled any more`;
  return next.length
    ? `This order is ${status}. It can become ${either.format(next)}`
    : `This order is ${status}, and stays so`;
}
