import { messages } from '@kindcrate/contract/messages';
import type { Role } from '@kindcrate/contract/roles';
import { findStaffBrand } from '../catalog/brand-repository.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { type DonorChange, changeDonor as writeChange } from './change-repository.ts';

/** What somebody of the staff asks for; what is left out stays as it is. */
interface Wish {
  role?: Role | undefined;
  /** The id of the brand that a partner works for. */
  brand?: string | undefined;
  endSessions?: boolean | undefined;
}

interface Brand {
  _id: string;
  title: string;
}

/**
 * Gives somebody another role or brand, or ends their sessions. Another role ends them too, since their tokens tell the
 * old one.
 * @returns what was changed, if anything; false when the actor is not of the staff any more.
 * @throws Failure `invalid_fields` for a brand that is unknown or not wanted; `conflict` for the own role.
 */
export async function changeDonor(
  { database }: Services,
  actorId: string,
  id: string,
  wish: Wish,
): Promise<DonorChange | undefined | false> {
  const brand = wish.brand === undefined ? undefined : await findStaffBrand(database, wish.brand);
  return writeChange(database, actorId, id, (user) => {
    refuseWish(user, wish, brand, actorId);
    return decide(user, wish, brand);
  });
}

function refuseWish(user: UserRow, wish: Wish, brand: Brand | undefined, actorId: string): void {
  const role = wish.role ?? user.role;
  if (user.id === actorId && role !== user.role)
    throw new Failure('conflict', 'Nobody changes their own role. Ask a colleague to do it');
  if (wish.brand === undefined) return;
  if (role === 'partner' && !brand) throw invalidFields({ brand: messages.unknownBrand });
  // Beside another role it is dropped, since a form may well send what was chosen before.
  if (role !== 'partner' && wish.role === undefined) throw invalidFields({ brand: messages.brandOfOthers });
}

function decide(
  user: UserRow,
  { role = user.role, endSessions = false }: Wish,
  brand: Brand | undefined,
): DonorChange | undefined {
  const isMoved = role !== user.role;
  const brandId = role === 'partner' ? (brand?._id ?? user.brand_id) : null;
  const isChanged = isMoved || brandId !== user.brand_id;
  if (!isChanged && !endSessions) return undefined;
  const endsSessions = isMoved || endSessions;
  const place = role === 'partner' && brand ? `${role} of ${brand.title}` : role;
  const told = [isChanged && `from ${user.role} to ${place}`, endsSessions && 'sessions ended'].filter(Boolean);
  return { role, brandId, endsSessions, action: isChanged ? 'changed' : 'logged out', detail: told.join(', ') };
}
