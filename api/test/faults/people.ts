import { randomUUID } from 'node:crypto';
import type { Role } from '@kindcrate/contract/roles';
import type { Database } from '../../src/database/database.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { confirmEmailOf, createRegistration, password } from '../support/test-app.ts';
import { type RetriedReply, type RetriedRequest, sendWithRetries } from './retrying-client.ts';
import { watchTask } from './watch-task.ts';

/** The servers that people use, and the database behind them. */
export interface Site {
  origin: string;
  withDatabase<T>(task: (database: Database) => Promise<T>): Promise<T>;
}

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** What the API has acknowledged. */
export interface Acknowledged {
  /** The ids of the orders that were placed. */
  placedIds: string[];
  /** The ids of the orders that were completed. */
  completedIds: string[];
  /** The ids of the redemptions that were approved. */
  approvedIds: string[];
}

/** What the API has acknowledged, and how many of the placed orders staff have begun to work on. */
export interface Progress extends Acknowledged {
  startedCount: number;
}

export const createProgress = (): Progress => ({ placedIds: [], completedIds: [], approvedIds: [], startedCount: 0 });

/** A request got a reply that it must never get, no matter which server was killed. */
class UnexpectedReplyError extends Error {
  constructor({ method, path }: RetriedRequest, { status, body, attempts }: RetriedReply) {
    super(`${method} ${path}: ${status} after ${attempts} attempts: ${JSON.stringify(body)}`);
  }
}

const statusSteps = [
  { status: 'under review' },
  { status: 'accepted' },
  { status: 'received', quantity: 3 },
  { status: 'completed' },
];

let accountCount = 0;

/** Registers someone, and gives them a role. A partner works for the first brand. */
export async function addPerson({ origin, withDatabase }: Site, role: Role): Promise<Person> {
  const email = `${role}-${++accountCount}@example.com`;
  await send(origin, { method: 'POST', path: '/api/register', body: createRegistration({ email }) }, [201]);
  const { id } = await withDatabase(async (database) => {
    await confirmEmailOf(database, email);
    return database
      .updateTable('users')
      .set({ role, brand_id: role === 'partner' ? 'brand-1' : null })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  const { body } = await send(origin, { method: 'POST', path: '/api/Login', body: { email, password } }, [200]);
  return { id, email, token: body.token };
}

/** Places one order after another, and adds their ids to `placedIds`. */
export async function donateUntil(isOver: () => boolean, origin: string, donor: Person, acknowledged: Acknowledged) {
  while (!isOver()) await donate(origin, donor, acknowledged);
}

/**
 * Places an order, and adds the order's id to `placedIds`. Repeated calls with the same key place only one order, and add its id once.
 * @returns the order's id
 */
export async function donate(
  origin: string,
  { token }: Person,
  { placedIds }: Pick<Acknowledged, 'placedIds'>,
  idempotencyKey: string = randomUUID(),
): Promise<string> {
  const body = toFormData(await createDonation());
  const path = '/api/order/donataionorder';
  const reply = await send(origin, { method: 'POST', path, token, body, idempotencyKey }, [201]);
  const { _id } = reply.body.data;
  if (!placedIds.includes(_id)) placedIds.push(_id);
  return _id;
}

/** Completes one order after another. Members of staff share `progress`, so no order is handled by two of them. */
export async function completeOrdersUntil(isOver: () => boolean, origin: string, staff: Person, progress: Progress) {
  while (!isOver()) {
    const id = progress.placedIds[progress.startedCount];
    if (id === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    progress.startedCount++;
    for (const body of statusSteps) {
      const request: RetriedRequest = { method: 'PUT', path: `/api/staff/orders/${id}`, token: staff.token, body };
      // Without a reply, this client or nginx sends a PUT again, and the second attempt may find that the first one has changed the status.
      await send(origin, request, [200, 409]);
    }
    progress.completedIds.push(id);
  }
}

export interface People {
  donors: Person[];
  staff: Person[];
  partner: Person;
}

/** Registers three donors, two members of staff and a partner. */
export async function addPeople(site: Site): Promise<People> {
  const add = (roles: Role[]) => Promise.all(roles.map((role) => addPerson(site, role)));
  const [donors, staff] = await Promise.all([add(['donor', 'donor', 'donor']), add(['staff', 'staff'])]);
  return { donors, staff, partner: await addPerson(site, 'partner') };
}

/**
 * During a task, donors place orders and spend coins, and staff complete the orders. Resolves when everyone has finished what they
 * had begun.
 * @returns what the task returns
 */
export async function runTrafficDuring<T>(
  task: Promise<T>,
  origin: string,
  { donors, staff, partner }: People,
  progress: Progress,
): Promise<T> {
  const { ended, hasEnded: isOver } = watchTask(task);
  const [result] = await Promise.all([
    ended,
    ...donors.map((donor) => donateUntil(isOver, origin, donor, progress)),
    ...donors.map((donor) => redeemUntil(isOver, origin, { partner, donor }, progress)),
    ...staff.map((person) => completeOrdersUntil(isOver, origin, person, progress)),
  ]);
  return result;
}

/**
 * Lets a donor spend one coin after another at the partner's counter, until `isOver` returns true or the partner reaches the attempt
 * limit.
 */
export async function redeemUntil(
  isOver: () => boolean,
  origin: string,
  { partner, donor }: { partner: Person; donor: Person },
  acknowledged: Acknowledged,
) {
  while (!isOver()) {
    const newCode = await send(origin, { method: 'POST', path: '/api/profile/code', token: donor.token }, [200, 201]);
    const code = newCode.body.data.shortCode;
    const requested = await send(
      origin,
      {
        method: 'POST',
        path: '/api/redemptions',
        token: partner.token,
        body: { code, coins: 1 },
        idempotencyKey: randomUUID(),
      },
      [200, 201, 409, 429],
    );
    // An attempt that a kill interrupts still counts as a wrong code; after five of them, the partner has to wait for 15 minutes.
    if (requested.status === 429) return;
    if (requested.status === 409) continue;
    const { _id } = requested.body.data;
    const path = `/api/redemptions/${_id}`;
    const body = { decision: 'approve' };
    const decided = await send(origin, { method: 'PUT', path, token: donor.token, body }, [200, 409]);
    if (decided.status === 200) acknowledged.approvedIds.push(_id);
  }
}

/** @throws UnexpectedReplyError when the status is not one of the expected ones. */
async function send(origin: string, request: RetriedRequest, expected: number[]): Promise<RetriedReply> {
  const reply = await sendWithRetries(origin, request);
  if (!expected.includes(reply.status)) throw new UnexpectedReplyError(request, reply);
  return reply;
}
