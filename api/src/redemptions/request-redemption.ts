import type { BodyOf } from '@kindcrate/contract/endpoint';
import { formatShortCode } from '@kindcrate/contract/redemption-codes';
import type { Redemption, requestRedemptionEndpoint } from '@kindcrate/contract/redemptions';
import { findUser } from '../accounts/user-repository.ts';
import { findBalance } from '../coins/repository.ts';
import type { Database } from '../database/open-database.ts';
import type { RedemptionRow } from '../database/schema.ts';
import { createShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { findCodeState } from './code-repository.ts';
import { type Asker, type FindCode, hashCode } from './look-up-code.ts';
import { takesCoinsFor } from './partner-repository.ts';
import { refusals } from './refusals.ts';
import { findRedemptionOfKey, firstNameOf } from './repository.ts';
import { type Asked, addRedemption, followRedemption } from './step-repository.ts';

/** Milliseconds that a donor has to answer. */
const lifetime = 120_000;

type Request = BodyOf<typeof requestRedemptionEndpoint>;

/** A partner with a brand, and the key that a request came with. */
export interface AskingPartner extends Asker {
  brandId: string;
  key: string | undefined;
}

/** Says whose code it is and what the balance allows; nothing is spent, and the code stays good. */
export async function lookAtCode({ database }: Services, findCode: FindCode, asker: AskingPartner, text: string) {
  const code = await findCustomersCode(database, findCode, asker, text);
  const state = await findCodeState(database, code.id, new Date());
  if (state !== 'usable') throw refusalOf({ outcome: state });
  const donor = await findUser(database, code.user_id);
  return { firstName: firstNameOf(donor?.username ?? ''), most: await findBalance(database, code.user_id) };
}

/**
 * Uses up a code and asks its donor for coins, once for each key.
 * @throws Failure when the code is none, ran out or was used, when the balance does not allow it, and when the key came
 * with something else.
 */
export async function askForCoins(
  services: Services,
  findCode: FindCode,
  partner: AskingPartner,
  request: Request,
): Promise<Redemption> {
  const earlier = await findEarlier(services, partner, request);
  if (earlier) return earlier;
  const code = await findCustomersCode(services.database, findCode, partner, request.code);
  const now = new Date();
  const row = toRow(code, partner, request.coins, now);
  const asked = await addRedemption(services.database, row, now);
  if (asked.outcome === 'stored') return show(services, row.id, partner.partnerId);
  // Its twin under the same key may have used up the code just before.
  const twin = await findEarlier(services, partner, request);
  if (twin) return twin;
  throw refusalOf(asked);
}

/** A code of somebody else's. A brand that the staff hid takes no coins, whoever still works for it. */
async function findCustomersCode(database: Database, findCode: FindCode, asker: AskingPartner, text: string) {
  const { partnerId, brandId } = asker;
  if (!(await takesCoinsFor(database, partnerId, brandId))) throw refusals.brandHidden();
  const code = await findCode(asker, text);
  if (code.user_id === partnerId) throw refusals.ownCode();
  return code;
}

/** @returns what the partner asked for under the key before; nothing without one. */
async function findEarlier(
  services: Services,
  { partnerId, key }: AskingPartner,
  { code, coins }: Request,
): Promise<Redemption | undefined> {
  const earlier = key && (await findRedemptionOfKey(services.database, partnerId, key));
  if (!earlier) return undefined;
  const hash = Object.values(hashCode(code, services.tokenSecret) ?? {})[0];
  const isSame = coins === earlier.coins && [earlier.code_hash, earlier.short_code_hash].includes(hash ?? '');
  if (!isSame) throw refusals.keyReused();
  return show(services, earlier.id, partnerId);
}

async function show({ database }: Services, id: string, partnerId: string): Promise<Redemption> {
  const redemption = await followRedemption(database, id, partnerId, new Date());
  if (!redemption) throw new Error('a redemption is not there that was stored');
  return redemption;
}

function toRow(
  code: { id: string; user_id: string },
  { partnerId, brandId, key }: AskingPartner,
  coins: number,
  now: Date,
): RedemptionRow {
  return {
    id: code.id,
    // Of 40 random bits; should one ever come twice, the database refuses it and the code stays good for another try.
    reference: `KC-${formatShortCode(createShortCode())}`,
    donor_id: code.user_id,
    partner_id: partnerId,
    brand_id: brandId,
    coins,
    status: 'pending',
    idempotency_key: key ?? null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
    decided_at: null,
  };
}

function refusalOf(asked: Exclude<Asked, { outcome: 'stored' }>) {
  if (asked.outcome === 'too much') return refusals.tooMuch(asked.most);
  if (asked.outcome === 'used') return refusals.codeUsed();
  return asked.outcome === 'expired' ? refusals.codeExpired() : refusals.keyReused();
}
