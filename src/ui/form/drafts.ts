import { boolean, type Infer, is, number, object, optional, record, string } from 'superstruct';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { draftPrefix } from '../../lib/storage-keys.ts';

const draftStruct = object({
  /** What was typed or chosen, by field. */
  fields: record(string(), string()),
  /** A file was chosen too. Storage cannot keep it. */
  hasFile: boolean(),
  /** The Idempotency-Key under which it was sent, once it was (docs/decisions/0005). */
  key: optional(string()),
  /** When it was last written; ms since 1970. */
  savedAt: number(),
});

/** What somebody has begun to fill in. */
export type Draft = Infer<typeof draftStruct>;

/** How long a draft waits for its form, in ms: 30 days. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * The draft of one form in a browser's storage. Without a storage, or with one that refuses, it lasts as long as the page.
 * @param name of the form and of whose draft it is
 */
export function openDraft(storage: Storage | undefined, name: string) {
  const place = draftPrefix + name;
  let draft: Draft | undefined;
  /** As this page last saw or wrote it: what another tab has written since is not ours to remove. */
  let written: string | null = null;

  const write = () => {
    written = draft ? JSON.stringify(draft) : null;
    attempt(() => (written === null ? storage?.removeItem(place) : storage?.setItem(place, written)));
  };

  return {
    /** Reads what is kept, and throws away whatever is too old, whoever's it is. */
    load(): Draft | undefined {
      attempt(() => storage && removeOld(storage));
      written = attempt(() => storage?.getItem(place)) ?? null;
      draft = parse(written);
      return draft;
    },
    /** Keeps the fields as they are now. Nothing filled in and nothing sent is no draft. */
    keep(fields: Record<string, string>, hasFile: boolean): void {
      const isBlank = Object.keys(fields).length === 0 && !hasFile && !draft?.key;
      draft = isBlank ? undefined : { ...draft, fields, hasFile, savedAt: Date.now() };
      write();
    },
    /** The key under which this is sent: the same for each try, also after a reload. */
    key(): string {
      draft ??= { fields: {}, hasFile: false, savedAt: Date.now() };
      draft.key ??= newIdempotencyKey();
      write();
      return draft.key;
    },
    /** What is sent next is another thing than what was sent before. */
    renewKey(): void {
      delete draft?.key;
    },
    forget(): void {
      draft = undefined;
      attempt(() => storage?.getItem(place) === written && storage?.removeItem(place));
    },
    get current(): Draft | undefined {
      return draft;
    },
  };
}

function removeOld(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) {
    if (name.startsWith(draftPrefix) && !parse(storage.getItem(name))) storage.removeItem(name);
  }
}

function parse(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null');
    return is(draft, draftStruct) && Date.now() - draft.savedAt < lifetime ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that refuses storage, or has no room left, just keeps no draft. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
