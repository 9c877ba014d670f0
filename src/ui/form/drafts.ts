import { draftLifetime, draftPrefix } from '../../lib/storage-keys.ts';

export interface Draft {
  /** Typed or chosen values, by field. */
  fields: Record<string, string>;
  /** Whether a file was chosen. Storage cannot keep the file itself. */
  hasFile: boolean;
  /** The Idempotency-Key of the last submit (docs/decisions/0005). */
  key?: string | undefined;
  /** The time of the last change, in ms since 1970. */
  savedAt: number;
}

/**
 * Opens the draft of one form. Without storage, or when the browser refuses to store the draft, the draft lasts only until the page is
 * closed.
 * @param name the name of the form, followed by the account if the draft belongs to one
 */
export function openDraft(storage: Storage | undefined, name: string) {
  const storageKey = draftPrefix + name;
  let draft: Draft | undefined;
  /** The string that this page last read or wrote. If storage now contains another string, another tab has changed the draft. */
  let lastStored: string | null = null;

  const write = () => {
    lastStored = draft ? JSON.stringify(draft) : null;
    tryStorage(() =>
      lastStored === null ? storage?.removeItem(storageKey) : storage?.setItem(storageKey, lastStored),
    );
  };

  return {
    /** Reads the draft, and deletes the expired and invalid drafts of every form and account. */
    load(): Draft | undefined {
      tryStorage(() => storage && removeUnusableDrafts(storage));
      lastStored = tryStorage(() => storage?.getItem(storageKey)) ?? null;
      draft = parse(lastStored);
      return draft;
    },
    /** Stores values. Deletes the draft if there are none, no file was chosen, and nothing was sent. */
    keep(fields: Record<string, string>, hasFile: boolean): void {
      const isBlank = Object.keys(fields).length === 0 && !hasFile && !draft?.key;
      draft = isBlank ? undefined : { ...draft, fields, hasFile, savedAt: Date.now() };
      write();
    },
    /**
     * Returns the same Idempotency-Key for every attempt to send this draft, even after a reload.
     * @param create returns a new key
     */
    key(create: () => string): string {
      draft ??= { fields: {}, hasFile: false, savedAt: Date.now() };
      draft.key ??= create();
      write();
      return draft.key;
    },
    /** Makes `key` return a new key next time. */
    renewKey(): void {
      delete draft?.key;
    },
    /** Deletes the draft, unless another tab has changed it. */
    forget(): void {
      draft = undefined;
      tryStorage(() => storage?.getItem(storageKey) === lastStored && storage?.removeItem(storageKey));
    },
    get current(): Draft | undefined {
      return draft;
    },
  };
}

function removeUnusableDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(draftPrefix) && !parse(storage.getItem(key))) storage.removeItem(key);
  }
}

function parse(text: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isDraft(draft) && Date.now() - draft.savedAt < draftLifetime ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Works without superstruct, which would be a third of a form's code and is not loaded before the form is used. */
function isDraft(value: unknown): value is Draft {
  if (!isObject(value)) return false;
  const { fields, hasFile, key, savedAt } = value;
  return (
    isObject(fields) &&
    Object.values(fields).every((text) => typeof text === 'string') &&
    typeof hasFile === 'boolean' &&
    (key === undefined || typeof key === 'string') &&
    typeof savedAt === 'number'
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Browsers throw when storage is full or turned off. The form works without a draft. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
