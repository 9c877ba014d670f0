import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@kindcrate/contract/audit';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import type { createNeedEndpoint, StaffNeed, updateNeedEndpoint } from '@kindcrate/contract/staff-needs';
import { addAuditEntry } from '../audit/repository.ts';
import { findStaffOrganization } from '../catalog/organization-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { type Effects, transact } from '../transact.ts';
import { lockCategory } from './category-repository.ts';
import { describeNeedEdit } from './describe-edit.ts';
import {
  dayOf,
  deleteNeed,
  findStaffNeed,
  insertNeed,
  lockAndCountNeeds,
  type NeedColumns,
  updateNeed,
} from './repository.ts';

type CreateBody = BodyOf<typeof createNeedEndpoint>;
type UpdateBody = BodyOf<typeof updateNeedEndpoint>;

/** The need to edit, and its editor. */
export interface NeedEdit {
  id: string;
  editorId: string;
  /** The only organization whose needs the editor may edit; undefined when the editor may edit those of every organization. */
  organization: string | undefined;
}

/**
 * Adds a need.
 * @param organization undefined when the editor has chosen none
 * @throws Failure `invalid_fields` for an unknown organization or category, or a day in the past or the far future;
 * `conflict` when the organization's list is full.
 */
export async function addNeed(
  services: Services,
  editorId: string,
  organization: string | undefined,
  body: CreateBody,
): Promise<StaffNeed> {
  const { database } = services;
  const now = new Date();
  if (organization === undefined) throw invalidFields({ organization: messages.needOrganization });
  const found = await findStaffOrganization(database, organization);
  if (!found) throw invalidFields({ organization: messages.unknownOrganization });
  requireUsableDay(body.until, now);
  const id = randomUUID();
  await transact(services, async (transaction, effects) => {
    if ((await lockAndCountNeeds(transaction, organization)) >= limits.needs)
      throw new Failure('conflict.needs', { values: { max: limits.needs } });
    await requireCategory(transaction, body.category);
    const columns = toColumns(body, now);
    const created_at = columns.updated_at;
    const wanted_at = columns.state === 'wanted' ? created_at : null;
    await insertNeed(transaction, { ...columns, id, organization_id: organization, created_at, wanted_at });
    const detail = auditDetail('forOrganization', { organization: found.title });
    await recordChange(transaction, effects, { id, editorId, action: 'created', detail, now });
  });
  return requireNeed(database, { id, organization });
}

/**
 * Replaces everything about a need except its organization.
 * @throws Failure `not_found`; `conflict` when someone else has edited the need since; `invalid_fields` as in `addNeed`.
 */
export async function editNeed(
  services: Services,
  { id, editorId, organization }: NeedEdit,
  { revision, ...body }: UpdateBody,
): Promise<StaffNeed> {
  const { database } = services;
  const now = new Date();
  const before = await requireNeed(database, { id, organization });
  if (revision !== undefined && revision !== before.revision) throw new Failure('conflict.edited');
  // The last day is checked only if it changes, so that a need whose last day has passed can be corrected without renewing it.
  if (body.until !== before.until) requireUsableDay(body.until, now);
  const columns = toColumns(body, now);
  const detail = describeNeedEdit(before, body);
  if (detail === undefined) return before;
  await transact(services, async (transaction, effects) => {
    await requireCategory(transaction, body.category);
    if (!(await updateNeed(transaction, { id, revision, columns }))) throw new Failure('conflict.edited');
    await recordChange(transaction, effects, { id, editorId, action: 'edited', detail, now });
  });
  return requireNeed(database, { id, organization });
}

/**
 * Deletes a need. Orders for it remain, without a need.
 * @returns the words of the deleted need
 * @throws Failure `not_found`.
 */
export async function removeNeed(services: Services, { id, editorId, organization }: NeedEdit): Promise<string> {
  const need = await requireNeed(services.database, { id, organization });
  const detail = `${need.words}, ${auditDetail('forOrganization', { organization: need.organization.title })}`;
  await transact(services, async (transaction, effects) => {
    if (!(await deleteNeed(transaction, id))) throw new Failure('not_found.need');
    await recordChange(transaction, effects, { id, editorId, action: 'deleted', detail, now: new Date() });
  });
  return need.words;
}

async function requireNeed(
  database: Database,
  { id, organization }: Pick<NeedEdit, 'id' | 'organization'>,
): Promise<StaffNeed> {
  const need = await findStaffNeed(database, new Date(), id, organization);
  if (!need) throw new Failure('not_found.need');
  return need;
}

async function requireCategory(transaction: Database, category: string): Promise<void> {
  if (!(await lockCategory(transaction, category))) throw invalidFields({ category: messages.unknownNeedCategory });
}

/** @throws Failure `invalid_fields` for a day that has passed, or is too far away. */
function requireUsableDay(until: string | null | undefined, now: Date): void {
  if (!until) return;
  if (until < dayOf(now)) throw invalidFields({ until: messages.needUntilPast });
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + limits.needYears);
  if (until > dayOf(last)) throw invalidFields({ until: messages.needUntilFar });
}

function toColumns(body: Omit<UpdateBody, 'revision'>, now: Date): NeedColumns {
  const { category, words, state, target = null, urgent = false, until = null, reason = null } = body;
  const updated_at = now.toISOString();
  return { category_id: category, words, state, target, urgent: Number(urgent), until, reason, updated_at };
}

interface Change {
  id: string;
  editorId: string;
  action: AuditAction;
  detail: string;
  now: Date;
}

async function recordChange(
  transaction: Database,
  effects: Effects,
  { id, editorId, action, detail, now }: Change,
): Promise<void> {
  const entry = { actor_id: editorId, subject_kind: 'need', subject_id: id, action, detail } as const;
  await addAuditEntry(transaction, entry, now);
  effects.invalidateCatalog();
}
