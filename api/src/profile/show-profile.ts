import type { Profile } from '@kindcrate/contract/profile';
import type { UserRow } from '../database/schema.ts';
import { findBalance } from '../repositories/coins.ts';
import { listOrdersOfUser } from '../repositories/orders.ts';
import type { Services } from '../services.ts';
import { findPhoto } from './profile-photo.ts';
import { drawRedemptionCodeIfRoom } from './redemption-code.ts';

/** Everything that the profile page shows of a user. */
export async function describeProfile(
  services: Services,
  { id, username, email, phone, role, photo_id }: UserRow,
): Promise<Profile> {
  const { database } = services;
  return {
    username,
    email,
    phone,
    role,
    coins: await findBalance(database, id),
    orders: await listOrdersOfUser(database, id),
    profilephoto: await findPhoto(services, photo_id),
    ...(await drawRedemptionCodeIfRoom(services, id)),
  };
}
