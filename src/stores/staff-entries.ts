import type { BodyOf, Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import type { Struct } from 'superstruct';
import type { UploadOptions } from '../lib/upload.ts';
import { createPagedList } from './paged-list.ts';
import { requestInSession, uploadInSession } from './session-requests.ts';
import { dropFromVisitCache } from './visit-cache.ts';

export interface Entry {
  _id: string;
  title: string;
  hidden: boolean;
  isSample: boolean;
  revision: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a struct of unknown type parameters accepts no other struct.
type AnyStruct = Struct<any, any>;
type Gives<Reply> = Endpoint<undefined, Struct<Reply, unknown>, undefined>;
/** A call that writes an entry and gives it back as it is now. */
type WritesEntry<T extends Entry> = Endpoint<
  AnyStruct,
  Struct<{ success: boolean; message: string; data: T }, unknown>
>;

interface Calls<T extends Entry> {
  list: Gives<{ result: T[] }>;
  show: Gives<{ data: T }>;
  create: WritesEntry<T>;
  edit: WritesEntry<T>;
  /** What visitors see of it. */
  visitors: Endpoint;
}

/** How a form is sent: the entry that it edits, and how its upload is watched and stopped. */
export type Writing = { id?: string | undefined } & Pick<UploadOptions, 'onProgress' | 'signal'>;

/** A part of the catalogue as the staff sees it, hidden entries too. */
export function createEntries<T extends Entry>(calls: Calls<T>) {
  const pages = createPagedList<undefined, T>(
    async () => ({ ...((await requestInSession(calls.list)) as { result: T[] }), next: null }),
    () => undefined,
  );

  /**
   * Sends what a form holds, and shows what became of the entry. Visitors' pages in this tab ask anew.
   * @returns what the API says of it
   * @throws ApiError when it is refused; an `AbortError` when the signal ends it
   */
  async function write(call: WritesEntry<T>, form: FormData, writing: Writing = {}): Promise<string> {
    const { message, data } = await sendForm(call, form, writing);
    take(data);
    return message;
  }

  /** Shows an entry that was just written as it is now. */
  function take(entry: T): void {
    dropFromVisitCache(calls.visitors.path);
    const isThere = pages.$state.get().data?.items.some(({ _id }) => _id === entry._id);
    if (isThere) pages.replace(entry);
    else pages.append(entry);
  }

  /** Shows an entry as it is by now. */
  async function refresh(id: string): Promise<void> {
    const { data } = (await requestInSession(calls.show, { parameters: { id } })) as { data: T };
    pages.replace(data);
  }

  return { ...pages, ...calls, write, take, refresh };
}

export type Entries<T extends Entry> = ReturnType<typeof createEntries<T>>;

/** Sends a form as its call travels. */
function sendForm<C extends Endpoint>(call: C, form: FormData, { id, ...options }: Writing): Promise<ReplyOf<C>> {
  const parameters = id ? { id } : {};
  if (call.sends === 'multipart') return uploadInSession(call, form, { ...options, parameters });
  return requestInSession(call, { parameters, body: Object.fromEntries(form) as BodyOf<C> });
}
