import { randomUUID } from 'node:crypto';
import { messages } from '@kindcrate/contract/messages';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import type { CopyVersionRow } from '../database/site-copy-rows.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import type { CheckedCopy, SiteCopy } from '../site-copy.ts';
import type { PageChange } from './change-draft.ts';
import { type CheckedPage, checkCopy } from './check-copy.ts';
import { findDraft, replaceDraft } from './draft-repository.ts';
import { markPublished } from './picture-repository.ts';
import { findLiveVersion, insertVersion } from './version-repository.ts';

/**
 * Publishes the draft of a page, and removes the draft. Of several simultaneous requests, only one succeeds.
 * @throws Failure `conflict` when someone else has changed or published the draft; `invalid_fields` when the draft changes
 * nothing, or has problems, which are listed by path.
 */
export async function publishDraft(
  { database, catalogVersion }: Pick<Services, 'database' | 'catalogVersion'>,
  site: SiteCopy,
  change: PageChange,
  now = new Date(),
): Promise<void> {
  const { name, actorId, revision } = change;
  const draft = await findDraft(database, name);
  if (draft?.revision !== revision) throw new Failure('conflict.copy');
  const live = await findLiveVersion(database, name);
  const published = live?.overrides ?? {};
  const checked = requirePublishable(await checkCopy(database, site, { name, values: draft.values, published }));
  const row: CopyVersionRow = {
    id: randomUUID(),
    page: name,
    version: (live?.version ?? 0) + 1,
    overrides: JSON.stringify(checked.overrides),
    changes: JSON.stringify(checked.changes),
    actor_id: actorId,
    created_at: now.toISOString(),
  };
  await database.transaction().execute(async (transaction) => {
    // The draft is removed first: a second request waits here for the first one, and then finds no draft.
    const isRemoved = await replaceDraft(transaction, { page: name, revision, content: null, actorId, now });
    if (!isRemoved || !(await insertVersion(transaction, row))) throw new Failure('conflict.copy');
    await markPicturesPublished(transaction, checked, now);
    const entry = { actor_id: actorId, action: 'published', subject_kind: 'copy', subject_id: name } as const;
    await addAuditEntry(transaction, { ...entry, detail: describeChanges(checked) }, now);
  });
  // Pages show the copy too, and are rendered again whenever the version of the catalog changes.
  catalogVersion.count += 1;
}

function requirePublishable(checked: CheckedPage | undefined): CheckedPage {
  if (!checked) throw new Failure('not_found');
  const { problems, changes } = checked;
  if (problems.length) throw invalidFields(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
  if (!changes.length) throw invalidFields({ '': messages.nothingToChange });
  return checked;
}

/** @throws Failure `conflict` when a picture was deleted after it had been checked. */
async function markPicturesPublished(
  transaction: Database,
  { uploadedPictures }: CheckedPage,
  now: Date,
): Promise<void> {
  const names = new Set(uploadedPictures.map(({ name }) => name));
  if ((await markPublished(transaction, [...names], now)) < names.size) throw new Failure('conflict.copy');
}

/** The maximum number of changed fields that an audit entry lists. */
const maxListed = 3;

function describeChanges({ changes }: CheckedCopy): string {
  const listed = changes.slice(0, maxListed).map(({ label }) => label);
  return [...listed, ...(changes.length > maxListed ? [`+ ${changes.length - maxListed}`] : [])].join(', ');
}
