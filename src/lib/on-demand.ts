/** Code that is imported when it is first needed. */
export interface OnDemand<Code> {
  /** The name of the code's file without the extension. */
  chunk: string;
  /** Undefined until the code has been loaded. */
  readonly loaded: Code | undefined;
  /**
   * Loads the code once. After a failure or timeout, the next call tries again, which works because the files are fetched before
   * they are imported (fetch-code.ts).
   * @throws ChunkError
   */
  load: () => Promise<Code>;
  /** Starts loading code that will probably be needed. Does nothing after the first call. Ignores failures: `load` tries again. */
  prefetch: () => void;
}

/** Code that could not be loaded. The specification prescribes the message (section 8). */
export class ChunkError extends Error {
  constructor(chunk: string, cause: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/**
 * Creates a value that imports code when it is first needed. Its name begins with `lazy`: `lazyDayCard` imports DayCard.tsx.
 * @param chunk the name of the imported file without its extension
 */
export function onDemand<Code>(chunk: string, importCode: () => Promise<Code>): OnDemand<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  let isPrefetched = false;

  async function run(): Promise<Code> {
    try {
      loaded = await importCode();
      return loaded;
    } catch (cause) {
      loading = undefined;
      throw new ChunkError(chunk, cause);
    }
  }

  return {
    chunk,
    get loaded() {
      return loaded;
    },
    load: () => (loading ??= run()),
    prefetch() {
      if (isPrefetched) return;
      isPrefetched = true;
      this.load().catch(() => {
        // Not reported: code that is needed is loaded with `load`, which tries again.
      });
    },
  };
}
