import { type Profile, profile } from '@kindcrate/contract/profile';
import { createOrderSerializer } from '../orders/serialize-orders.ts';
import { createProjection } from '../projection.ts';
import { createCodeOfMinuteSerializer } from '../redemptions/code-of-minute.ts';
import type { Services } from '../services.ts';
import { toProfilePhoto } from './profile-photo.ts';
import { findAccountForProfile } from './repository.ts';

const project = createProjection(profile);

/** Creates a function that returns, as JSON, the reply with everything that the profile page shows. */
export function createProfileSerializer(
  services: Services,
): (account: { userId: string; sessionId: string }) => Promise<Buffer | string> {
  const { database, photoAddresses } = services;
  const serializeCodeOfMinute = createCodeOfMinuteSerializer(services);
  const serializeOrders = createOrderSerializer(services);

  return async ({ userId, sessionId }) => {
    const account = await findAccountForProfile(database, userId);
    if (!account) throw new Error('a session outlived its user');
    const { username, email, email_confirmed_at, phone, role } = account;
    const coins = Math.max(0, Number(account.balance));
    const contents: Omit<Profile, 'orders' | 'qrcode' | 'qrcodeExpiresAt'> = {
      username,
      email,
      phone,
      role,
      coins,
      emailConfirmed: email_confirmed_at !== null,
      profilephoto: toProfilePhoto(account, photoAddresses),
    };
    const orders = account.any_order_id === null ? undefined : await serializeOrders(userId);
    return joinParts(JSON.stringify(project(contents)), serializeCodeOfMinute(sessionId), orders);
  };
}

/**
 * Joins the parts of a profile, which are serialized separately: its own fields, its code and its orders. Without orders, the result is a
 * string, because Node.js sends a string in one write with the headers, but a buffer in a separate one.
 */
function joinParts(profileJson: string, codeJson: string, orders: Buffer | undefined): Buffer | string {
  const head = `{"data":${profileJson.slice(0, -1)},${codeJson.slice(1, -1)},"orders":`;
  return orders ? Buffer.concat([Buffer.from(head), orders, Buffer.from('}}')]) : `${head}[]}}`;
}
