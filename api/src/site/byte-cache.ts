export interface ByteCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, bytes: Uint8Array): void;
}

/** Creates a cache that keeps the most recently used entries, up to a total size of `maxBytes`. */
export function createByteCache(maxBytes: number): ByteCache {
  /** In the order of their latest use. */
  const entries = new Map<string, Uint8Array>();
  let total = 0;

  function remove(key: string): Uint8Array | undefined {
    const bytes = entries.get(key);
    entries.delete(key);
    total -= bytes?.length ?? 0;
    return bytes;
  }

  function set(key: string, bytes: Uint8Array): void {
    remove(key);
    entries.set(key, bytes);
    total += bytes.length;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    set,
    get(key) {
      const bytes = remove(key);
      if (bytes) set(key, bytes);
      return bytes;
    },
  };
}
