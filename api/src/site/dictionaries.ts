import { maxHeavyTasks } from '../concurrency/limits.ts';
import { createByteCache } from './byte-cache.ts';
import { compressWithDictionary, type Dictionary, type DictionaryCoding } from './dictionary-compression.ts';
import type { Page } from './page.ts';

/**
 * The pages that browsers may use as compression dictionaries (RFC 9842), and pages compressed with such dictionaries. Each of
 * these two kinds has a cache, which drops the least recently used entries when it is full.
 */
export interface Dictionaries {
  /** Remembers a page that the client may use as a dictionary from now on. */
  add(page: Page): void;
  /**
   * @param available the header `Available-Dictionary`
   * @returns undefined for a page that this server did not send, or has forgotten.
   */
  find(available: string | string[] | undefined): Dictionary | undefined;
  /** @returns undefined when too many pages are being compressed. */
  compress(page: Page, coding: DictionaryCoding, dictionary: Dictionary): Promise<Uint8Array | undefined>;
}

/** For each of the two caches, in bytes: enough for about a hundred dictionaries, or about a thousand compressed pages. */
const maxCacheBytes = 4 * 1024 * 1024;

/** A byte sequence as RFC 9651 writes it. */
const sha256Pattern = /^:([A-Za-z0-9+/]{43}=):$/;

export function createDictionaries(): Dictionaries {
  const known = createByteCache(maxCacheBytes);
  const compressed = createByteCache(maxCacheBytes);
  const running = new Map<string, Promise<Uint8Array>>();

  async function start(key: string, work: Promise<Uint8Array>): Promise<Uint8Array> {
    running.set(key, work);
    try {
      const body = await work;
      compressed.set(key, body);
      return body;
    } finally {
      running.delete(key);
    }
  }

  return {
    add: ({ digest, bodies }) => known.set(digest, bodies.identity),
    find(available) {
      const hash = sha256Pattern.exec(String(available))?.[1];
      const bytes = hash && known.get(hash);
      return bytes ? { bytes, hash } : undefined;
    },
    async compress({ digest, bodies }, coding, dictionary) {
      const key = `${coding} ${digest} ${dictionary.hash}`;
      const finished = compressed.get(key) ?? running.get(key);
      if (finished) return finished;
      if (running.size >= maxHeavyTasks) return undefined;
      return start(key, compressWithDictionary(coding, bodies.identity, dictionary));
    },
  };
}
