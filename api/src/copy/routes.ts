import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import {
  addCopyPictureEndpoint,
  discardCopyDraftEndpoint,
  getCopyPageEndpoint,
  listCopyPagesEndpoint,
  listCopyVersionsEndpoint,
  previewCopyEndpoint,
  publishCopyEndpoint,
  restoreCopyEndpoint,
  saveCopyDraftEndpoint,
} from '@kindcrate/contract/staff-copy';
import { Failure, invalidFields } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import type { SiteCopy } from '../site-copy.ts';
import { successText } from '../texts/texts.ts';
import { discardDraft, restoreVersion, saveDraft } from './change-draft.ts';
import { checkCopy } from './check-copy.ts';
import { addCopyPicture } from './pictures.ts';
import { publishDraft } from './publish.ts';
import { listCopyPages, readCopyPage } from './read-page.ts';
import { findLiveVersion, listVersions } from './version-repository.ts';

/**
 * Adds the routes with which the desk edits the site's copy.
 * @param site undefined on a server that serves no site, and so has no copy
 */
export function addCopyRoutes(route: AddRoute, services: Services, site: SiteCopy | undefined): void {
  const { database } = services;

  /** @throws Failure `not_found` for an unknown page. */
  async function requireSiteWithPage(name: string): Promise<SiteCopy> {
    if (!site || !(await site.describe(name, {}))) throw new Failure('not_found');
    return site;
  }

  route(listCopyPagesEndpoint, async () => ({ result: await listCopyPages(database, site) }));
  route(getCopyPageEndpoint, async ({ params }) => ({ data: await readCopyPage(database, site, params.id) }));

  route(saveCopyDraftEndpoint, async (request) => {
    const siteCopy = await requireSiteWithPage(request.params.id);
    const change = { name: request.params.id, actorId: accountOf(request).userId, ...request.body };
    return { success: true, message: successText('saveCopyDraft'), data: await saveDraft(services, siteCopy, change) };
  });

  route(discardCopyDraftEndpoint, async (request) => {
    await requireSiteWithPage(request.params.id);
    await discardDraft(services, { name: request.params.id, actorId: accountOf(request).userId, ...request.body });
    return { success: true, message: successText('discardCopyDraft') };
  });

  route(publishCopyEndpoint, async (request) => {
    const name = request.params.id;
    const siteCopy = await requireSiteWithPage(name);
    await publishDraft(services, siteCopy, { name, actorId: accountOf(request).userId, ...request.body });
    return { success: true, message: successText('publishCopy'), data: await readCopyPage(database, site, name) };
  });

  route(listCopyVersionsEndpoint, async ({ params, query }) => {
    await requireSiteWithPage(params.id);
    return toPageReply(await listVersions(database, params.id, versionOf(query.after)));
  });

  route(restoreCopyEndpoint, async (request) => {
    const siteCopy = await requireSiteWithPage(request.params.id);
    const change = { name: request.params.id, actorId: accountOf(request).userId, ...request.body };
    return {
      success: true,
      message: successText('restoreCopy'),
      data: await restoreVersion(services, siteCopy, change),
    };
  });

  route(addCopyPictureEndpoint, async (request, reply) => {
    const name = request.params.id;
    await requireSiteWithPage(name);
    const upload = { name, actorId: accountOf(request).userId, bytes: request.body.image.bytes };
    const value = await addCopyPicture(services, upload);
    reply.code(201);
    return { success: true, message: successText('addCopyPicture'), data: { value } };
  });

  route(previewCopyEndpoint, async ({ params: { id }, body }) => {
    const live = await findLiveVersion(database, id);
    const draft = { name: id, values: body.values, published: live?.overrides ?? {} };
    const checked = site && (await checkCopy(database, site, draft));
    const page = checked && (await site.preview(id, checked.overrides));
    if (!page) throw new Failure('not_found');
    return { data: { ...page, maxBytes: limits.document } };
  });
}

/** @throws Failure `invalid_fields` when the cursor belongs to another list. */
function versionOf(after: string | undefined): number | undefined {
  const cursor = decodeCursor(after);
  if (cursor && !/^\d{1,9}$/.test(cursor.key)) throw invalidFields({ after: messages.page });
  return cursor && Number(cursor.key);
}
