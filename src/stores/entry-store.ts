import type { Endpoint } from '@kindcrate/contract/endpoint';
import type { FileLike } from '@kindcrate/contract/fields';
import { type CatalogList, reorderCatalogEndpoint } from '@kindcrate/contract/staff-catalog-order';
import type { EntryVisibility } from '@kindcrate/contract/staff-fields';
import type { Struct } from 'superstruct';
import type { UploadOptions } from '../lib/upload.ts';
import { createPagedList, noFilter } from './paged-list.ts';
import { requestInSession, uploadInSession } from './session-requests.ts';
import { dropFromVisitCache } from './visit-cache.ts';

export interface CatalogEntry {
  _id: string;
  title: string;
  hidden: boolean;
  showFrom: string | null;
  hideOn: string | null;
  visibility: EntryVisibility;
  isSample: boolean;
  revision: number;
}

/** A body that the struct of its endpoint has checked. */
export type EntryBody = Record<string, unknown> & { image?: FileLike | undefined };

// biome-ignore lint/suspicious/noExplicitAny: a struct of unknown type parameters accepts no other struct.
type AnyStruct = Struct<any, any>;
/** An endpoint that replies with one or all entries. */
type EntryReadEndpoint<Reply> = Endpoint<undefined, Struct<Reply, unknown>, undefined>;
/** An endpoint that replies with the entry as it is after the edit. */
export type EntryWriteEndpoint<T extends CatalogEntry> = Endpoint<
  AnyStruct,
  Struct<{ success: boolean; message: string; data: T }, unknown>,
  undefined
>;

type Pages<T extends CatalogEntry> = ReturnType<typeof createPagedList<undefined, T>>;

interface Options<T extends CatalogEntry> {
  /** The list that the desk shows, made by `createEntryList`. */
  pages: Pages<T>;
  /** The endpoint that replies with all entries. */
  list: EntryReadEndpoint<{ result: T[] }>;
  /** The name of the list in the API. */
  listName: CatalogList;
  /** The endpoint that replies with one entry. */
  read: EntryReadEndpoint<{ data: T }>;
  create: EntryWriteEndpoint<T>;
  update: EntryWriteEndpoint<T>;
  /** The endpoint of the public list, whose reply visitors' pages cache. */
  publicList: Endpoint;
}

/** `id`: the entry to edit; undefined for a new one. */
export type WriteOptions = { id?: string | undefined } & Pick<UploadOptions, 'onProgress' | 'signal'>;

/** Creates the list of one kind of entry. The list has a single page. */
export function createEntryList<T extends CatalogEntry>(list: EntryReadEndpoint<{ result: T[] }>): Pages<T> {
  return createPagedList(async () => ({ result: (await requestInSession(list)).result, next: null }), noFilter);
}

/** Creates the store of one kind of catalog entry as staff see it, including hidden entries. */
export function createEntryStore<T extends CatalogEntry>(options: Options<T>) {
  const { pages, list, listName, read, create, update, publicList } = options;

  /**
   * Sends a checked body and shows the changed entry.
   * @returns the API's message
   * @throws ApiError if the request fails; an `AbortError` if the signal aborts it
   */
  async function write(endpoint: EntryWriteEndpoint<T>, body: EntryBody, options: WriteOptions = {}): Promise<string> {
    const { id, ...upload } = options;
    const parameters = id ? { id } : {};
    const { message, data } =
      endpoint.sends === 'multipart'
        ? await uploadInSession(endpoint, body, { ...upload, parameters })
        : await requestInSession(endpoint, { parameters, body });
    upsert(data);
    return message;
  }

  /** Replaces or appends an entry that was just written, and removes the public list from the visit cache. */
  function upsert(entry: T): void {
    dropFromVisitCache(publicList.path);
    const isListed = pages.$state.get().data?.items.some(({ _id }) => _id === entry._id);
    if (isListed) pages.replace(entry);
    else pages.append(entry);
  }

  /** Loads the latest version of an entry. */
  async function refresh(id: string): Promise<void> {
    const { data } = await requestInSession(read, { parameters: { id } });
    pages.replace(data);
  }

  /** Loads the latest version of all entries. The current ones stay visible in the meantime. */
  async function reloadAll(): Promise<void> {
    const { result } = await requestInSession(list);
    pages.update(({ next }) => ({ items: result, next }));
  }

  /**
   * Stores the order of all entries.
   * @param previous the ids in the order that the editor saw
   * @returns the API's message
   */
  async function reorder(previous: string[], order: string[]): Promise<string> {
    const { message } = await requestInSession(reorderCatalogEndpoint, { body: { list: listName, previous, order } });
    dropFromVisitCache(publicList.path);
    const positionOf = ({ _id }: T) => order.indexOf(_id);
    pages.update(({ items, next }) => ({ items: items.toSorted((a, b) => positionOf(a) - positionOf(b)), next }));
    return message;
  }

  return {
    ...pages,
    listName,
    createEndpoint: create,
    updateEndpoint: update,
    write,
    upsert,
    refresh,
    reloadAll,
    reorder,
  };
}

export type EntryStore<T extends CatalogEntry> = ReturnType<typeof createEntryStore<T>>;
