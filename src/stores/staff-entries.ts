import type { Endpoint } from '@kindcrate/contract/endpoint';
import type { FileLike } from '@kindcrate/contract/fields';
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

/** A body that the struct of its endpoint has checked. */
export type EntryBody = Record<string, unknown> & { image?: FileLike | undefined };

// biome-ignore lint/suspicious/noExplicitAny: a struct of unknown type parameters accepts no other struct.
type AnyStruct = Struct<any, any>;
type ReadEndpoint<Reply> = Endpoint<undefined, Struct<Reply, unknown>, undefined>;
/** Replies with the entry as it is after the edit. */
export type WriteEndpoint<T extends Entry> = Endpoint<
  AnyStruct,
  Struct<{ success: boolean; message: string; data: T }, unknown>,
  undefined
>;

interface EntryEndpoints<T extends Entry> {
  list: ReadEndpoint<{ result: T[] }>;
  show: ReadEndpoint<{ data: T }>;
  create: WriteEndpoint<T>;
  edit: WriteEndpoint<T>;
  /** The public list, which visitors' pages cache. */
  visitors: Endpoint;
}

/** `id` of the entry that is edited; undefined for a new one. */
export type WriteOptions = { id?: string | undefined } & Pick<UploadOptions, 'onProgress' | 'signal'>;

/** One kind of catalog entry as the staff sees it, hidden entries included. */
export function createEntries<T extends Entry>(endpoints: EntryEndpoints<T>) {
  const { list, show, create, edit, visitors } = endpoints;
  const pages = createPagedList<undefined, T>(
    async () => ({ result: (await requestInSession(list)).result, next: null }),
    () => undefined,
  );

  /**
   * Sends a checked body and shows the changed entry.
   * @returns the API's message
   * @throws ApiError when it is refused; an `AbortError` when the signal ends it
   */
  async function write(endpoint: WriteEndpoint<T>, body: EntryBody, options: WriteOptions = {}): Promise<string> {
    const { id, ...upload } = options;
    const parameters = id ? { id } : {};
    const { message, data } =
      endpoint.sends === 'multipart'
        ? await uploadInSession(endpoint, body, { ...upload, parameters })
        : await requestInSession(endpoint, { parameters, body });
    take(data);
    return message;
  }

  /** Shows an entry that was just written. */
  function take(entry: T): void {
    dropFromVisitCache(visitors.path);
    const isListed = pages.$state.get().data?.items.some(({ _id }) => _id === entry._id);
    if (isListed) pages.replace(entry);
    else pages.append(entry);
  }

  /** Loads the latest version of an entry. */
  async function refresh(id: string): Promise<void> {
    const { data } = await requestInSession(show, { parameters: { id } });
    pages.replace(data);
  }

  return { ...pages, create, edit, write, take, refresh };
}

export type Entries<T extends Entry> = ReturnType<typeof createEntries<T>>;
