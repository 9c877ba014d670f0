import type { AuditSubject } from '@kindcrate/contract/audit';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { CatalogList, reorderCatalogEndpoint } from '@kindcrate/contract/staff-catalog-order';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { transact } from '../transact.ts';
import { lockDisplayOrder, writeDisplayOrder } from './display-order-repository.ts';
import type { EntryTable } from './entry-repository.ts';
import { brandKind, donationCardKind, organizationKind } from './kinds.ts';
import { findMovedEntry } from './moved-entry.ts';

const kinds: Record<CatalogList, { table: EntryTable; auditSubject: AuditSubject }> = {
  brands: brandKind,
  organizations: organizationKind,
  'donation cards': donationCardKind,
};

/**
 * Stores the new display order of one of the catalog's lists. The revisions of the entries stay the same: a position is not
 * part of an entry, and saving an open form must not fail because the order has changed. A repeated request changes nothing.
 * @throws Failure `invalid_fields` when the new order does not have the same entries as the previous one; `conflict` when the
 * list has changed in the meantime.
 */
export async function reorderCatalog(
  services: Services,
  editorId: string,
  { list, previous, order }: BodyOf<typeof reorderCatalogEndpoint>,
): Promise<void> {
  if (!haveSameEntries(previous, order)) throw invalidFields({ order: messages.catalogOrder });
  const { table, auditSubject } = kinds[list];
  await transact(services, async (transaction, effects) => {
    const current = await lockDisplayOrder(transaction, table);
    if (isSameOrder(current, order)) return;
    const moved = isSameOrder(current, previous) && findMovedEntry(current, order);
    if (!moved) throw new Failure('conflict.edited');
    await writeDisplayOrder(transaction, table, order);
    const detail = auditDetail('nowAtPosition', { position: moved.position, count: order.length });
    const entry = { actor_id: editorId, subject_kind: auditSubject, subject_id: moved.id, detail };
    await addAuditEntry(transaction, { ...entry, action: 'reordered' }, new Date());
    effects.invalidateCatalog();
  });
}

function haveSameEntries(before: readonly string[], after: readonly string[]): boolean {
  const ids = new Set(before);
  // The contract ensures that neither list contains an id twice.
  return before.length === after.length && after.every((id) => ids.has(id));
}

function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((id, index) => id === after[index]);
}
