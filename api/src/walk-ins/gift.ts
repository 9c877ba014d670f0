import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { countPieces, summarizeItems } from '@kindcrate/contract/item-lists';
import type { takeInGiftEndpoint } from '@kindcrate/contract/walk-ins';
import type { OrderRow } from '../database/schema.ts';
import type { NewItem } from '../orders/item-repository.ts';
import { placeholderPhotoId } from '../orders/photo-repository.ts';

/** A gift that the desk takes in for a known organization. */
export type Gift = BodyOf<typeof takeInGiftEndpoint> & { organization: string };

/** The order of a walk-in, which is received as soon as it exists. A gift without a photo shows the placeholder. */
export function toOrderRow(gift: Gift, items: readonly NewItem[], donorId: string | null, now: Date): OrderRow {
  const quantity = countPieces(items);
  const at = now.toISOString();
  return {
    id: randomUUID(),
    user_id: donorId,
    organization_id: gift.organization,
    items_name: summarizeItems(items.map(({ name }) => name)),
    location: gift.location ?? '',
    quantity,
    phone: gift.phone ?? '',
    status: 'received',
    picture_id: items.flatMap(({ photoIds }) => photoIds)[0] ?? placeholderPhotoId,
    created_at: at,
    received_quantity: quantity,
    received_at: at,
    need_id: items[0]?.need_id ?? null,
    assignee_id: null,
    taken_in: 1,
  };
}

/** Hashes every field, so that a key reused for another gift is detected. */
export function fingerprintOf(gift: Gift): string {
  const fields = Object.entries(gift).filter(([, value]) => value !== undefined);
  return createHash('sha256')
    .update(JSON.stringify(['walk-in', ...fields.sort()]))
    .digest('hex');
}
