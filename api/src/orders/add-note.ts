import { randomUUID } from 'node:crypto';
import { limits } from '@kindcrate/contract/limits';
import { isOpen } from '@kindcrate/contract/order-transitions';
import { isDeleted } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { orderNotFoundFailure } from './change-status.ts';
import { insertNote, lockOrderForDesk, readNoteRows } from './note-repository.ts';

interface NewNote {
  orderId: string;
  authorId: string;
  /** The only organization whose orders the author may see. */
  organizationId: string | undefined;
  text: string;
}

/**
 * Adds an internal note to an order. A request that repeats the latest note adds nothing.
 * @throws Failure `not_found`; `conflict` when the order already has the maximum number of notes, or when its personal data was
 * erased with its donor's account.
 */
export async function addOrderNote(
  { database }: Services,
  { orderId, authorId, organizationId, text }: NewNote,
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrderForDesk(transaction, orderId, organizationId);
    if (!order) throw orderNotFoundFailure();
    // Nothing would erase a note that is written after the erasure.
    if (order.user_id !== null && !isOpen(order.status) && (await isDeleted(transaction, order.user_id)))
      throw new Failure('conflict.order_erased');
    const notes = await readNoteRows(transaction, orderId);
    const latest = notes.at(-1);
    if (latest?.author_id === authorId && latest.text === text) return;
    if (notes.length >= limits.orderNotes) throw new Failure('conflict.order_notes');
    const note = { id: randomUUID(), order_id: orderId, author_id: authorId, text, created_at: now.toISOString() };
    await insertNote(transaction, note);
    // The text is left out, because the audit entry outlives the note.
    const entry = { actor_id: authorId, action: 'noted', subject_kind: 'order', subject_id: orderId } as const;
    await addAuditEntry(transaction, entry, now);
  });
}
