import { randomUUID } from 'node:crypto';
import type { Role } from '@kindcrate/contract/roles';
import { createDonation, toFormData } from '../support/donations.ts';
import { confirmEmailOf, createRegistration, password } from '../support/test-app.ts';
import { type PatientReply, type PatientRequest, sendPatiently } from './patient-client.ts';
import type { StormServers } from './storm-servers.ts';

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** What the API has acknowledged during the storm: the test that kills servers while people use them (storm.faults.ts). */
export interface Acknowledged {
  /** The ids of orders. */
  placed: string[];
  completed: string[];
  /** The ids of redemptions. */
  approved: string[];
}

/** A reply that must not happen, whichever server was killed. */
class UnexpectedReplyError extends Error {
  constructor({ method, path }: PatientRequest, { status, body, attempts }: PatientReply) {
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
export async function addPerson({ origin, data }: StormServers, role: Role): Promise<Person> {
  const email = `${role}-${++accountCount}@example.com`;
  await send(origin, { method: 'POST', path: '/api/register', body: createRegistration({ email }) }, [201]);
  await confirmEmailOf(data.database, email);
  const { id } = await data.database
    .updateTable('users')
    .set({ role, brand_id: role === 'partner' ? 'brand-1' : null })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await send(origin, { method: 'POST', path: '/api/Login', body: { email, password } }, [200]);
  return { id, email, token: body.token };
}

/** Places one order after another. */
export async function donateUntil(isOver: () => boolean, origin: string, donor: Person, acknowledged: Acknowledged) {
  while (!isOver()) {
    const request: PatientRequest = {
      method: 'POST',
      path: '/api/order/donataionorder',
      token: donor.token,
      body: toFormData(await createDonation()),
      idempotencyKey: randomUUID(),
    };
    acknowledged.placed.push((await send(origin, request, [201])).body.data._id);
  }
}

/** Completes one order after another. Members of staff share `nextOrder`, so no order is handled by two of them. */
export async function workUntil(isOver: () => boolean, origin: string, staff: Person, acknowledged: Acknowledged) {
  while (!isOver()) {
    const id = acknowledged.placed[nextOrder];
    if (id === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    nextOrder++;
    for (const body of statusSteps) {
      const request: PatientRequest = { method: 'PUT', path: `/api/staff/orders/${id}`, token: staff.token, body };
      // Without a reply, this client or nginx sends a PUT again, which may then find the status changed by the first one.
      await send(origin, request, [200, 409]);
    }
    acknowledged.completed.push(id);
  }
}

let nextOrder = 0;

/** Redeems one coin of a donor again and again, whenever they have one. */
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
      [200, 201, 409],
    );
    if (requested.status === 409) continue;
    const { _id } = requested.body.data;
    const path = `/api/redemptions/${_id}`;
    const body = { decision: 'approve' };
    const decided = await send(origin, { method: 'PUT', path, token: donor.token, body }, [200, 409]);
    if (decided.status === 200) acknowledged.approved.push(_id);
  }
}

/** @throws UnexpectedReplyError when the status is not one of the expected ones. */
async function send(origin: string, request: PatientRequest, expected: number[]): Promise<PatientReply> {
  const reply = await sendPatiently(origin, request);
  if (!expected.includes(reply.status)) throw new UnexpectedReplyError(request, reply);
  return reply;
}
