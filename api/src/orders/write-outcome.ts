import type { OutcomeDraft } from '@kindcrate/contract/outcome-fields';
import { outcomeMessages } from '@kindcrate/contract/outcome-messages';
import type { Database } from '../database/database.ts';
import { type LockedOrder, lockOrder } from '../database/order-lock.ts';
import { Failure, invalidFields } from '../failure.ts';
import { deleteImage } from '../images/repository.ts';
import {
  deleteOutcomes,
  findOutcome,
  insertOutcome,
  lockOutcome,
  type OutcomeContent,
  type StoredOutcome,
  updateOutcome,
} from '../outcomes/repository.ts';
import type { Effects } from '../transact.ts';
import { consumeWaitingPhotos } from './waiting-photo-repository.ts';

export type OutcomeChange = 'added' | 'edited' | 'removed';

interface OutcomeEdit {
  /** The person who makes the edit, and who uploaded its photo. */
  actorId: string;
  draft: OutcomeDraft;
  /** The revision that the edit is based on. */
  revision?: number | undefined;
  /** The name of the photo field, for error messages. */
  photoField: string;
}

/** Adds the outcome that the desk enters when it completes an order. @throws Failure `invalid_fields` when the photo is gone. */
export async function addOutcome(
  transaction: Database,
  effects: Effects,
  { orderId, ...edit }: { orderId: string; actorId: string; draft: OutcomeDraft },
  now: Date,
): Promise<OutcomeChange | undefined> {
  const order = await lockOrder(transaction, orderId);
  return order && writeOutcome(transaction, effects, order, { ...edit, photoField: 'outcome.photo' }, now);
}

/** Whether an order has exactly this outcome. Also true for an empty draft, because it has nothing to store. */
export async function isOutcomeStored(transaction: Database, orderId: string, draft: OutcomeDraft): Promise<boolean> {
  const content = toContent(draft);
  return !content || isSame(await findOutcome(transaction, orderId), content);
}

/**
 * Adds, replaces or removes the outcome of a locked order.
 * @returns undefined when this changes nothing
 * @throws Failure `conflict` when someone else has edited the outcome in the meantime; `invalid_fields` when the photo is gone.
 */
export async function writeOutcome(
  transaction: Database,
  effects: Effects,
  order: LockedOrder,
  { actorId, draft, revision, photoField }: OutcomeEdit,
  now: Date,
): Promise<OutcomeChange | undefined> {
  const before = await lockOutcome(transaction, order.id);
  const after = toContent(draft);
  if (isSame(before, after)) return undefined;
  if (before && revision !== undefined && revision !== before.revision) throw new Failure('conflict.edited');
  if (after?.image_id && after.image_id !== before?.image_id) {
    const taken = await consumeWaitingPhotos(transaction, actorId, [after.image_id]);
    if (!taken.length) throw invalidFields({ [photoField]: outcomeMessages.unknownPhoto });
  }
  if (!after) await removeOutcomes(transaction, effects, [order.id]);
  else if (before) await replaceContent(transaction, effects, { before, after }, now);
  else await insertOutcome(transaction, order, after, now);
  if (!before) return 'added';
  return after ? 'edited' : 'removed';
}

async function replaceContent(
  transaction: Database,
  effects: Effects,
  { before, after }: { before: StoredOutcome; after: OutcomeContent },
  now: Date,
): Promise<void> {
  const isPhotoChanged = after.image_id !== before.image_id;
  const isContentChanged = isPhotoChanged || after.line !== before.line;
  await updateOutcome(transaction, before.id, { ...after, isContentChanged }, now);
  if (isPhotoChanged) await deletePhoto(transaction, effects, before);
  if (before.donor_consents) effects.invalidateCatalog();
}

/** Removes the outcomes of orders with their photos, including from public pages. */
export async function removeOutcomes(
  transaction: Database,
  effects: Effects,
  orderIds: readonly string[],
): Promise<void> {
  for (const outcome of await deleteOutcomes(transaction, orderIds)) {
    await deletePhoto(transaction, effects, outcome);
    if (outcome.donor_consents) effects.invalidateCatalog();
  }
}

async function deletePhoto(transaction: Database, effects: Effects, { image_id }: StoredOutcome): Promise<void> {
  const name = image_id !== null && (await deleteImage(transaction, image_id));
  if (name) effects.removeImages([name]);
}

/** @returns undefined when there is neither a line nor a photo */
function toContent({ line, photo, organizationConsents = false }: OutcomeDraft): OutcomeContent | undefined {
  if (!line && photo === undefined) return undefined;
  return { line: line || null, image_id: photo ?? null, organization_consents: Number(organizationConsents) };
}

function isSame(before: StoredOutcome | undefined, after: OutcomeContent | undefined): boolean {
  if (!before || !after) return !before && !after;
  return (['line', 'image_id', 'organization_consents'] as const).every((key) => before[key] === after[key]);
}
