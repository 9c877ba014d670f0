import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@kindcrate/contract/audit';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { limits } from '@kindcrate/contract/limits';
import type { createSavedTextEndpoint, SavedText, updateSavedTextEndpoint } from '@kindcrate/contract/saved-texts';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { deleteSavedText, findSavedText, insertSavedText, listTakenSlots, updateSavedText } from './repository.ts';

type NewSavedText = BodyOf<typeof createSavedTextEndpoint>;

interface Edit {
  id: string;
  editorId: string;
}

/** @throws Failure `conflict` when the maximum number of saved texts is reached. */
export function addSavedText(services: Services, editorId: string, body: NewSavedText): Promise<SavedText> {
  return transact(services, async (transaction) => {
    const id = randomUUID();
    await insertIntoFreeSlot(transaction, { ...body, id });
    await recordChange(transaction, { id, editorId, action: 'created', detail: body.title });
    return { ...body, _id: id, revision: 1 };
  });
}

/** @throws Failure `not_found`; `conflict` when someone else has edited the text in the meantime. */
export function editSavedText(
  services: Services,
  { id, editorId }: Edit,
  { revision, ...body }: BodyOf<typeof updateSavedTextEndpoint>,
): Promise<SavedText> {
  return transact(services, async (transaction) => {
    const before = await requireSavedText(transaction, id);
    if (!(await updateSavedText(transaction, { id, revision, ...body }))) throw new Failure('conflict.edited');
    await recordChange(transaction, { id, editorId, action: 'edited', detail: before.title });
    return requireSavedText(transaction, id);
  });
}

/** @returns the title of the deleted text @throws Failure `not_found`. */
export function removeSavedText(services: Services, { id, editorId }: Edit): Promise<string> {
  return transact(services, async (transaction) => {
    const title = await deleteSavedText(transaction, id);
    if (title === undefined) throw new Failure('not_found.saved_text');
    await recordChange(transaction, { id, editorId, action: 'deleted', detail: title });
    return title;
  });
}

async function requireSavedText(database: Database, id: string): Promise<SavedText> {
  const found = await findSavedText(database, id);
  if (!found) throw new Failure('not_found.saved_text');
  return found;
}

/** Slots are numbers from 1 to the limit, each used once, so simultaneous requests cannot exceed the limit. */
async function insertIntoFreeSlot(transaction: Database, text: NewSavedText & { id: string }): Promise<void> {
  for (;;) {
    const taken = await listTakenSlots(transaction);
    const slot = Array.from({ length: limits.savedText.count }, (_, index) => index + 1).find((n) => !taken.has(n));
    if (slot === undefined) throw new Failure('conflict.saved_texts', { values: { max: limits.savedText.count } });
    if (await insertSavedText(transaction, { ...text, slot })) return;
  }
}

/**
 * Records a change in the audit log, with the title of the text. The title says what the text is about, and names no person, so it
 * can stay in the log.
 */
async function recordChange(
  transaction: Database,
  { id, editorId, action, detail }: Edit & { action: AuditAction; detail: string },
): Promise<void> {
  const entry = { actor_id: editorId, subject_kind: 'saved text', subject_id: id, action, detail } as const;
  await addAuditEntry(transaction, entry, new Date());
}
