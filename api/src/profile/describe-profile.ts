import type { Profile } from '@kindcrate/contract/profile';
import { findBalance } from '../coins/repository.ts';
import type { UserRow } from '../database/schema.ts';
import { listOrdersOfUser } from '../orders/repository.ts';
import type { Services } from '../services.ts';
import { findPhoto } from './profile-photo.ts';

/** Everything that the profile page shows, except its redemption code. */
export async function describeProfile(
  services: Services,
  { id, username, email, phone, role, photo_id }: UserRow,
): Promise<Omit<Profile, 'qrcode' | 'qrcodeExpiresAt'>> {
  const { database } = services;
  return {
    username,
    email,
    phone,
    role,
    coins: await findBalance(database, id),
    orders: await listOrdersOfUser(database, id),
    profilephoto: await findPhoto(services, photo_id),
  };
}
