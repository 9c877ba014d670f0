import type { Profile } from '@kindcrate/contract/profile';
import { findBalance } from '../coins/repository.ts';
import type { UserRow } from '../database/schema.ts';
import { listOrdersOfUser } from '../orders/repository.ts';
import { createRedemptionCodeIfPossible } from '../redemptions/create-code.ts';
import type { Services } from '../services.ts';
import { findPhoto } from './profile-photo.ts';

/** Everything that the profile page shows. */
export async function describeProfile(
  services: Services,
  { id, username, email, email_confirmed_at, phone, role, photo_id }: UserRow,
): Promise<Profile> {
  const { database } = services;
  return {
    username,
    email,
    emailConfirmed: email_confirmed_at !== null,
    phone,
    role,
    coins: await findBalance(database, id),
    orders: await listOrdersOfUser(database, id),
    profilephoto: await findPhoto(services, photo_id),
    ...(await createRedemptionCodeIfPossible(services, id)),
  };
}
