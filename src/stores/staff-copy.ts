import type { CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import {
  type CopyPage,
  getCopyPageEndpoint,
  listCopyPagesEndpoint,
  saveCopyDraftEndpoint,
} from '@kindcrate/contract/staff-copy';
import { atom } from 'nanostores';
import { ApiError } from '../lib/api-error.ts';
import { type CopyPath, isSameCopy, mergeCopy, withValueAt } from '../lib/copy-values.ts';
import { forgetUnsentCopy, keepUnsentCopy, readUnsentCopy } from '../lib/unsent-copy.ts';
import { createResource } from './resource.ts';
import { $user } from './session.ts';
import { requestInSession } from './session-requests.ts';

/**
 * The state of the draft: stored by the API (`saved`), on its way there (`sending`), only on this device, because it is not due yet or
 * sending it failed temporarily (`waiting`), refused by the API (`refused`), or in conflict with what someone else saved (`conflict`).
 */
type DraftState = 'saved' | 'sending' | 'waiting' | 'refused' | 'conflict';

/** A page whose copy is being edited. */
export interface CopyWork {
  page: CopyPage;
  /** As typed. */
  values: CopyValues;
  /** The values that the API has: the last ones that were loaded or sent. */
  saved: CopyValues;
  state: DraftState;
  /** Why the draft could not be sent. */
  cause?: ApiError | undefined;
}

/** In ms: how long to wait after the last change before sending the draft. */
const sendDelay = 800;
/** In ms: how long to wait after a temporary failure before sending the draft again. */
const retryDelay = 15_000;
/** In ms: how long opening a page waits for the draft of the previous page to be sent. */
const maxWait = 2000;

/** The name of the page that is being edited; undefined until one is chosen. */
export const $copyName = atom<string | undefined>();

/** The pages whose copy can be edited. */
export const copyPages = createResource(async () => (await requestInSession(listCopyPagesEndpoint)).result);

/** The copy of the chosen page. */
export const copyWork = createResource(async () => resume(await fetchCopy($copyName.get() ?? '')));

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> = Promise.resolve();
let isListening = false;

/**
 * Opens a page. What was typed into the previous page is sent first. If that takes too long, the text stays on this device until the
 * previous page is opened again.
 */
export async function openCopy(name: string): Promise<void> {
  listen();
  $copyName.set(name);
  await Promise.race([sendDraft(), new Promise((resolve) => setTimeout(resolve, maxWait))]);
  // Another page may have been chosen in the meantime.
  if ($copyName.get() === name) await copyWork.reload();
}

/** Loads a page. */
export async function fetchCopy(id: string): Promise<CopyPage> {
  return (await requestInSession(getCopyPageEndpoint, { parameters: { id } })).data;
}

const savedValues = ({ draft, live }: CopyPage) => draft?.values ?? live;

/** Continues with what was typed on this device and not sent, merged into what colleagues have saved since. */
function resume(page: CopyPage): CopyWork {
  const saved = savedValues(page);
  const unsent = readUnsentCopy(account(), page._id);
  return keepUnsentValues({ page, saved, values: unsent ? mergeCopy(unsent.base, unsent.values, saved) : saved });
}

/** Changes a field, a group or a list. The change is kept on this device immediately, and sent shortly after the last change. */
export function changeCopy(path: CopyPath, value: CopyValue): void {
  copyWork.update((work) => {
    const next = keepUnsentValues({ ...work, values: withValueAt(work.values, path, value) });
    // After a conflict, nothing is sent until the latest version has been shown.
    return work.state === 'conflict' ? { ...next, state: 'conflict', cause: work.cause } : next;
  });
}

/** Merges what was typed here into what someone else saved, shows the result and sends it. */
export function showLatestCopy(page: CopyPage): void {
  copyWork.update((work) => {
    const saved = savedValues(page);
    return keepUnsentValues({ page, saved, values: mergeCopy(work.saved, work.values, saved) });
  });
}

/** Shows a page or its draft as the API has it, instead of what was typed here. */
export function replaceCopy(changes: Partial<CopyPage>): void {
  copyWork.update((work) => {
    const page = { ...work.page, ...changes };
    const values = savedValues(page);
    return keepUnsentValues({ page, saved: values, values });
  });
}

/**
 * Keeps the values on this device if they differ from the API's, and schedules sending them.
 * @returns the work with the state that follows from this
 */
function keepUnsentValues(work: Omit<CopyWork, 'state' | 'cause'>): CopyWork {
  const { page, saved, values } = work;
  clearTimeout(timer);
  if (isSameCopy(values, saved)) {
    forgetUnsentCopy(account(), page._id);
    return { page, saved, values, state: 'saved' };
  }
  keepUnsentCopy(account(), page._id, { values, base: saved });
  scheduleSend(sendDelay);
  return { page, saved, values, state: 'waiting' };
}

/** Sends what has not been sent yet. Never rejects because of a failed request: the state shows whether the request succeeded. */
export function sendDraft(): Promise<void> {
  clearTimeout(timer);
  sending = sending.then(send);
  return sending;
}

async function send(): Promise<void> {
  const work = copyWork.$state.get().data;
  if (!work || work.state === 'conflict' || work.state === 'saved') return;
  const { page, values } = work;
  const id = page._id;
  change(id, { state: 'sending', cause: undefined });
  try {
    const body = { revision: page.draft?.revision ?? 0, values };
    const { data } = await requestInSession(saveCopyDraftEndpoint, { parameters: { id }, body });
    if (copyWork.$state.get().data?.page._id !== id) return keepLaterChanges(id, values);
    // The API may have trimmed values; the fields stay as typed. What was typed in the meantime is sent next.
    copyWork.update((current) =>
      keepUnsentValues({ ...current, page: { ...current.page, draft: data }, saved: values }),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    const cause = error instanceof ApiError ? error : undefined;
    change(id, { state: cause ? stateAfter(cause) : 'refused', cause });
    if (cause && isTemporary(cause)) scheduleSend(retryDelay);
  }
}

/** For a page that is no longer open: what was typed after the request stays on this device. */
function keepLaterChanges(id: string, sent: CopyValues): void {
  const unsent = readUnsentCopy(account(), id);
  if (!unsent || isSameCopy(unsent.values, sent)) forgetUnsentCopy(account(), id);
  else keepUnsentCopy(account(), id, { values: unsent.values, base: sent });
}

/** Whether a request may succeed later: there was no reply, a limit was reached, or the server failed. */
const isTemporary = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

function stateAfter(error: ApiError): DraftState {
  if (isTemporary(error)) return 'waiting';
  return error.code === 'conflict' ? 'conflict' : 'refused';
}

function change(id: string, changes: Pick<CopyWork, 'state' | 'cause'>): void {
  copyWork.update((work) => (work.page._id === id ? { ...work, ...changes } : work));
}

function scheduleSend(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendDraft(), delay);
}

/** Sends the draft when the connection is back, and when the page is hidden: a browser may discard a page in the background at any time. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', () => void sendDraft());
  document.addEventListener('visibilitychange', () => document.hidden && void sendDraft());
}

const account = () => $user.get()?.sub ?? '';
