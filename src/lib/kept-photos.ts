import { draftLifetime } from './storage-keys.ts';

/** What the API returned when the photo was uploaded. */
export interface UploadedPhoto {
  uploadedId: string;
  /** The URL of a small version, which is signed and expires after a few hours. Missing in drafts that an earlier release stored. */
  thumbnailUrl?: string | undefined;
}

/** A photo of a draft, stored on this device (docs/decisions/0022). */
export interface KeptPhoto extends Partial<UploadedPhoto> {
  photo: File;
  /** In ms since 1970. */
  savedAt: number;
}

interface Row extends Omit<KeptPhoto, 'photo'> {
  owner: string;
  key: string;
  /** Not a Blob, which older versions of Safari cannot store in private windows. */
  bytes: ArrayBuffer;
  type: string;
}

/** The maximum total size of the photos that one account can keep on a device. */
export const maxKeptPhotoBytes = 20_000_000;

const storeName = 'photos';

/**
 * Stores a photo, or replaces the one with the same key.
 * @returns false if the account's photos would exceed the limit, or if the browser refuses to store the photo
 */
export async function keepPhoto(owner: string, key: string, photo: File, uploaded?: UploadedPhoto): Promise<boolean> {
  const row: Row = {
    owner,
    key,
    bytes: await photo.arrayBuffer(),
    type: photo.type,
    ...uploaded,
    savedAt: Date.now(),
  };
  const isStored = await withStore('readwrite', async (store) => {
    const others = (await rowsOf(store, owner)).filter((other) => other.key !== key);
    const bytes = others.reduce((sum, other) => sum + other.bytes.byteLength, row.bytes.byteLength);
    if (bytes > maxKeptPhotoBytes) return false;
    await toPromise(store.put(row));
    return true;
  });
  return isStored ?? false;
}

/** Reads a photo. Returns undefined if the photo was not stored, has expired, or cannot be read. */
export async function readPhoto(owner: string, key: string): Promise<KeptPhoto | undefined> {
  const row = await withStore('readonly', (store) => toPromise<Row | undefined>(store.get([owner, key])));
  if (!row || isExpired(row)) return undefined;
  const { bytes, type, ...kept } = row;
  return { ...kept, photo: new File([bytes], 'photo', { type }) };
}

/** Removes one photo of an account, or all of them, and everything that has expired. */
export async function removePhotos(owner: string, key?: string): Promise<void> {
  await withStore('readwrite', async (store) => {
    for (const row of await toPromise<Row[]>(store.getAll())) {
      const isSelected = row.owner === owner && (key === undefined || row.key === key);
      if (isSelected || isExpired(row)) store.delete([row.owner, row.key]);
    }
  });
}

const isExpired = ({ savedAt }: Row) => Date.now() - savedAt > draftLifetime;

const rowsOf = (store: IDBObjectStore, owner: string) =>
  // An array sorts after every string, so this is the range of all keys of the owner.
  toPromise<Row[]>(store.getAll(IDBKeyRange.bound([owner], [owner, []])));

/** Runs a task with the store. Returns undefined if storage is full or turned off: browsers then throw, but the form works anyway. */
async function withStore<T>(
  mode: IDBTransactionMode,
  task: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    try {
      return await task(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      // The database is not closed until running transactions are complete.
      database.close();
    }
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('kindcrate-drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: ['owner', 'key'] });
  return toPromise(request);
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
