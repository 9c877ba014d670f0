import type { BodyOf, Endpoint, PathParams, ReplyOf } from '@kindcrate/contract/endpoint';
import type { Struct } from 'superstruct';
import type { UploadOptions } from '../lib/upload.ts';
import { createPagedList } from './paged-list.ts';
import { requestInSession, uploadInSession } from './session-requests.ts';
import { dropFromVisitCache } from './visit-cache.ts';

export interface CatalogEntry {
  _id: string;
  title: string;
  hidden: boolean;
  isSample: boolean;
  revision: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a struct of unknown type parameters accepts no other struct.
type AnyStruct = Struct<any, any>;
type ReadEndpoint<Reply> = Endpoint<undefined, Struct<Reply, unknown>, undefined>;
/** An endpoint that writes an entry and returns its new state. */
type WriteEndpoint<T extends CatalogEntry> = Endpoint<
  AnyStruct,
  Struct<{ success: boolean; message: string; data: T }, unknown>
>;

interface Endpoints<T extends CatalogEntry> {
  list: ReadEndpoint<{ result: T[] }>;
  read: ReadEndpoint<{ data: T }>;
  create: WriteEndpoint<T>;
  update: WriteEndpoint<T>;
  /** The list that visitors see. */
  publicList: Endpoint;
}

/** The entry that a form edits, and the progress and abort signal of its upload. */
export type WriteOptions = { id?: string | undefined } & Pick<UploadOptions, 'onProgress' | 'signal'>;

/** A list of catalog entries as staff see it, including hidden ones. */
export function createEntryStore<T extends CatalogEntry>(endpoints: Endpoints<T>) {
  const pages = createPagedList<undefined, T>(
    async () => ({ ...((await requestInSession(endpoints.list)) as { result: T[] }), next: null }),
    () => undefined,
  );

  /**
   * Sends a form and puts the written entry into the list.
   * @returns the API's message
   * @throws ApiError if it is refused; an `AbortError` if the signal aborts it
   */
  async function write(call: WriteEndpoint<T>, form: FormData, options: WriteOptions = {}): Promise<string> {
    const { message, data } = await sendForm(call, form, options);
    upsert(data);
    return message;
  }

  /** Replaces or appends an entry that was just written, and drops the cached list of the visitors' pages in this tab. */
  function upsert(entry: T): void {
    dropFromVisitCache(endpoints.publicList.path);
    const isListed = pages.$state.get().data?.items.some(({ _id }) => _id === entry._id);
    if (isListed) pages.replace(entry);
    else pages.append(entry);
  }

  /** Loads the latest version of an entry. */
  async function refresh(id: string): Promise<void> {
    const { data } = (await requestInSession(endpoints.read, { parameters: { id } })) as { data: T };
    pages.replace(data);
  }

  return { ...pages, ...endpoints, write, upsert, refresh };
}

export type EntryStore<T extends CatalogEntry> = ReturnType<typeof createEntryStore<T>>;

/** Sends a form in the encoding that its endpoint expects. */
function sendForm<C extends Endpoint>(call: C, form: FormData, { id, ...options }: WriteOptions): Promise<ReplyOf<C>> {
  const parameters = id ? { id } : {};
  if (call.sends === 'multipart') return uploadInSession(call, form, { ...options, parameters });
  return requestInSession(call, {
    parameters: parameters as PathParams<C['path']>,
    body: Object.fromEntries(form) as BodyOf<C>,
  });
}
