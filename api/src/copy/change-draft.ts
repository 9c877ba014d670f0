import type { CopyValues } from '@kindcrate/contract/copy-fields';
import { messages } from '@kindcrate/contract/messages';
import type { CopyDraft } from '@kindcrate/contract/staff-copy';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import type { SiteCopy } from '../site-copy.ts';
import { findDraft, replaceDraft } from './draft-repository.ts';
import { describeDraft } from './read-page.ts';
import { findLiveVersion, findOverrides } from './version-repository.ts';

/** A change to the draft of a page. */
export interface PageChange {
  /** The name of the page. */
  name: string;
  actorId: string;
  /** The revision of the draft that the change is based on; 0 if there was no draft. */
  revision: number;
}

/**
 * Saves values as the draft, even if they have problems. A repeated request changes nothing.
 * @throws Failure `conflict` when someone else has changed the draft.
 */
export async function saveDraft(
  { database }: Pick<Services, 'database'>,
  site: SiteCopy,
  change: PageChange & { values: CopyValues },
  now = new Date(),
): Promise<CopyDraft> {
  const content = JSON.stringify(change.values);
  const isSaved = await replaceDraft(database, { ...change, page: change.name, content, now });
  if (!isSaved && !(await isRepeated(database, change, content))) throw new Failure('conflict.copy');
  return readDraft(database, site, change.name);
}

/** Whether the same person has already sent this draft: the reply to the first request may have been lost. */
async function isRepeated(database: Database, { name, actorId }: PageChange, content: string): Promise<boolean> {
  const draft = await findDraft(database, name);
  return draft?.actorId === actorId && JSON.stringify(draft.values) === content;
}

/** @throws Failure `conflict` when someone has discarded or published the draft in the meantime. */
async function readDraft(database: Database, site: SiteCopy, name: string): Promise<CopyDraft> {
  const draft = await findDraft(database, name);
  if (!draft) throw new Failure('conflict.copy');
  return describeDraft(database, site, { name, draft, live: await findLiveVersion(database, name) });
}

/**
 * Deletes the draft of a page, if there is one.
 * @throws Failure `conflict` when someone else has changed the draft.
 */
export async function discardDraft(
  { database }: Pick<Services, 'database'>,
  { name, ...change }: PageChange,
  now = new Date(),
): Promise<void> {
  const { actorId } = change;
  await database.transaction().execute(async (transaction) => {
    if (!(await findDraft(transaction, name))) return;
    if (!(await replaceDraft(transaction, { ...change, page: name, content: null, now })))
      throw new Failure('conflict.copy');
    const entry = { actor_id: actorId, action: 'discarded draft', subject_kind: 'copy', subject_id: name } as const;
    await addAuditEntry(transaction, entry, now);
  });
}

/**
 * Makes an earlier version the draft.
 * @throws Failure `invalid_fields` for an unknown version; `conflict` when someone else has changed the draft.
 */
export async function restoreVersion(
  { database }: Pick<Services, 'database'>,
  site: SiteCopy,
  { version, ...change }: PageChange & { version: number },
  now = new Date(),
): Promise<CopyDraft> {
  const { name, actorId } = change;
  const overrides = await findOverrides(database, name, version);
  const page = overrides && (await site.describe(name, overrides));
  if (!page) throw invalidFields({ version: messages.copyVersion });
  await database.transaction().execute(async (transaction) => {
    const content = JSON.stringify(page.values);
    if (!(await replaceDraft(transaction, { ...change, page: name, content, now }))) throw new Failure('conflict.copy');
    const entry = { actor_id: actorId, action: 'restored version', subject_kind: 'copy', subject_id: name } as const;
    await addAuditEntry(transaction, { ...entry, detail: `${version}` }, now);
  });
  return readDraft(database, site, name);
}
