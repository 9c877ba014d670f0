import type { CopyValues } from '@kindcrate/contract/copy-fields';
import {
  addCopyPictureEndpoint,
  discardCopyDraftEndpoint,
  listCopyVersionsEndpoint,
  previewCopyEndpoint,
  publishCopyEndpoint,
  restoreCopyEndpoint,
} from '@kindcrate/contract/staff-copy';
import type { UploadOptions } from '../lib/upload.ts';
import { createPagedList } from './paged-list.ts';
import { requestInSession, uploadInSession } from './session-requests.ts';
import { $copyName, copyWork, fetchCopy, replaceCopy, sendDraft, showLatestCopy } from './staff-copy.ts';

/** The path parameters for the chosen page: the API identifies a page by its name. */
const pageParameters = () => ({ id: $copyName.get() ?? '' });
const currentDraft = () => copyWork.$state.get().data?.page.draft;

/** The published versions of the chosen page, the latest first. The filter is the name of the page. */
export const copyVersions = createPagedList(
  async (id: string, after) => {
    const { result, next } = await requestInSession(listCopyVersionsEndpoint, { parameters: { id }, query: { after } });
    return { result: result.map((version) => ({ ...version, _id: String(version.version) })), next };
  },
  () => pageParameters().id,
);

/**
 * Publishes the draft after everything that was typed has been sent.
 * @returns the API's message; undefined if there is no draft, or if the draft has problems
 * @throws ApiError also if the draft could not be sent
 */
export async function publishCopy(): Promise<string | undefined> {
  await sendDraft();
  const work = copyWork.$state.get().data;
  if (work?.cause) throw work.cause;
  const draft = work?.page.draft;
  if (!draft || draft.problems.length > 0) return undefined;
  const body = { revision: draft.revision };
  const { message, data } = await requestInSession(publishCopyEndpoint, { parameters: pageParameters(), body });
  replaceCopy(data);
  await copyVersions.reload();
  return message;
}

/** Deletes the draft, including changes that have not been sent. Returns the API's message. */
export async function discardCopy(): Promise<string> {
  // Before the draft is deleted: a request that is under way would save it again.
  await sendDraft();
  const body = { revision: currentDraft()?.revision ?? 0 };
  const { message } = await requestInSession(discardCopyDraftEndpoint, { parameters: pageParameters(), body });
  replaceCopy({ draft: null });
  return message;
}

/** Makes an earlier version the draft; 0 is the copy in the site's files. Returns the API's message. */
export async function restoreCopy(version: number): Promise<string> {
  await sendDraft();
  const body = { version, revision: currentDraft()?.revision ?? 0 };
  const { message, data } = await requestInSession(restoreCopyEndpoint, { parameters: pageParameters(), body });
  replaceCopy({ draft: data });
  return message;
}

/** After a conflict, loads what someone else saved, and merges what was typed here into it. */
export async function reloadCopy(): Promise<void> {
  showLatestCopy(await fetchCopy(pageParameters().id));
  await copyVersions.reload();
}

/** Renders a page with the given copy. */
export async function previewCopy(id: string, values: CopyValues) {
  return (await requestInSession(previewCopyEndpoint, { parameters: { id }, body: { values } })).data;
}

/**
 * Stores a picture for the chosen page. Returns the value that makes a field show the picture, and the API's message.
 * @throws ApiError if the request fails; an `AbortError` if the signal aborts the upload
 */
export async function addCopyPicture(
  image: Blob,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<{ message: string; value: string }> {
  const parameters = pageParameters();
  const { message, data } = await uploadInSession(addCopyPictureEndpoint, { image }, { ...options, parameters });
  return { message, value: data.value };
}
