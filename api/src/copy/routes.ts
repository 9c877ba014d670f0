import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import {
  discardCopyDraftEndpoint,
  getCopyPageEndpoint,
  keepCopyDraftEndpoint,
  listCopyPagesEndpoint,
  listCopyVersionsEndpoint,
  previewCopyEndpoint,
  publishCopyEndpoint,
  restoreCopyEndpoint,
} from '@kindcrate/contract/staff-copy';
import { Failure, invalidFields } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import type { SiteCopy } from '../site-copy.ts';
import { successText } from '../texts/texts.ts';
import { discardDraft, keepDraft, restoreVersion } from './change-draft.ts';
import { publishDraft } from './publish.ts';
import { listCopyPages, readCopyPage } from './read-page.ts';
import { findLiveVersion, listVersions } from './version-repository.ts';

/** The site's copy at the desk. @param site undefined for a server that serves no site, which has no copy either */
export function addCopyRoutes(route: AddRoute, services: Services, site: SiteCopy | undefined): void {
  const { database } = services;

  /** @throws Failure `not_found` for an unknown page. */
  async function requirePage(name: string): Promise<SiteCopy> {
    if (!site || !(await site.describe(name, {}))) throw new Failure('not_found');
    return site;
  }

  route(listCopyPagesEndpoint, async () => ({ result: await listCopyPages(database, site) }));
  route(getCopyPageEndpoint, async ({ params }) => ({ data: await readCopyPage(database, site, params.id) }));

  route(keepCopyDraftEndpoint, async (request) => {
    const pageSite = await requirePage(request.params.id);
    const change = { name: request.params.id, actorId: accountOf(request).userId, ...request.body };
    return { success: true, message: successText('keepCopyDraft'), data: await keepDraft(services, pageSite, change) };
  });

  route(discardCopyDraftEndpoint, async (request) => {
    await requirePage(request.params.id);
    await discardDraft(services, { name: request.params.id, actorId: accountOf(request).userId, ...request.body });
    return { success: true, message: successText('discardCopyDraft') };
  });

  route(publishCopyEndpoint, async (request) => {
    const name = request.params.id;
    const pageSite = await requirePage(name);
    await publishDraft(services, pageSite, { name, actorId: accountOf(request).userId, ...request.body });
    return { success: true, message: successText('publishCopy'), data: await readCopyPage(database, site, name) };
  });

  route(listCopyVersionsEndpoint, async ({ params, query }) => {
    await requirePage(params.id);
    return toPageReply(await listVersions(database, params.id, versionOf(query.after)));
  });

  route(restoreCopyEndpoint, async (request) => {
    const pageSite = await requirePage(request.params.id);
    const change = { name: request.params.id, actorId: accountOf(request).userId, ...request.body };
    return {
      success: true,
      message: successText('restoreCopy'),
      data: await restoreVersion(services, pageSite, change),
    };
  });

  route(previewCopyEndpoint, async ({ params: { id }, body }) => {
    const live = await findLiveVersion(database, id);
    const checked = await site?.check(id, body.values, live?.overrides ?? {});
    const page = checked && (await site?.preview(id, checked.overrides));
    if (!page) throw new Failure('not_found');
    return { data: { ...page, maxBytes: limits.document } };
  });
}

/** @throws Failure `invalid_fields` when the cursor is not that of a version. */
function versionOf(after: string | undefined): number | undefined {
  const cursor = decodeCursor(after);
  if (cursor && !/^\d{1,9}$/.test(cursor.key)) throw invalidFields({ after: messages.page });
  return cursor && Number(cursor.key);
}
