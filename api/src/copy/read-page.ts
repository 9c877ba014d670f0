import type { CopyDraft, CopyPage, CopyPageSummary } from '@kindcrate/contract/staff-copy';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { ListedCopy, SiteCopy } from '../site-copy.ts';
import { checkCopy } from './check-copy.ts';
import { type Draft, findDraft, listDraftedPages } from './draft-repository.ts';
import { findLiveVersion, type LiveVersion, listLiveVersions } from './version-repository.ts';

/** Every page with the state of its copy; none if this server serves no site. */
export async function listCopyPages(database: Database, site: SiteCopy | undefined): Promise<CopyPageSummary[]> {
  if (!site) return [];
  const [live, drafted] = [await listLiveVersions(database), await listDraftedPages(database)];
  const published = Object.fromEntries([...live].map(([page, { overrides }]) => [page, overrides]));
  const listed = await site.list(published);
  return listed.map((page) => ({ ...summarize(page, live.get(page.name)), hasDraft: drafted.has(page.name) }));
}

/** @throws Failure `not_found` for an unknown page, and for every page if this server serves no site. */
export async function readCopyPage(database: Database, site: SiteCopy | undefined, name: string): Promise<CopyPage> {
  const live = await findLiveVersion(database, name);
  const page = await site?.describe(name, live?.overrides ?? {});
  if (!site || !page) throw new Failure('not_found');
  const draft = await findDraft(database, name);
  return {
    ...summarize(page, live),
    fields: page.fields,
    live: page.values,
    draft: draft ? await describeDraft(database, site, { name, draft, live }) : null,
  };
}

/** A draft with its problems. The draft is checked each time it is read, because pages that it links to may appear and disappear. */
export async function describeDraft(
  database: Database,
  site: SiteCopy,
  { name, draft, live }: { name: string; draft: Draft; live: LiveVersion | undefined },
): Promise<CopyDraft> {
  const { revision, values, by, at } = draft;
  const checked = await checkCopy(database, site, { name, values, published: live?.overrides ?? {} });
  return { revision, values, by, at, problems: checked?.problems ?? [] };
}

const summarize = ({ name, title, path, preview, unfit }: ListedCopy, live: LiveVersion | undefined) => ({
  _id: name,
  title,
  path,
  preview,
  version: live?.version ?? 0,
  published: live ? { by: live.by, at: live.at } : null,
  unfit,
});
