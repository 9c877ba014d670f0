export interface Draft {
  /** Typed or chosen values, by field. */
  fields: Record<string, string>;
  /** Whether a file was chosen, which storage cannot keep. */
  hasFile: boolean;
  /** The Idempotency-Key of the last submit (docs/decisions/0005). */
  key?: string | undefined;
  /** The time of the last change, in ms since 1970. */
  savedAt: number;
}

/** 30 days, in ms. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Reads a draft from its text in the storage. Undefined without one, and when it is invalid or too old. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isDraft(draft) && Date.now() - draft.savedAt < lifetime ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Without superstruct, which would be a third of a form's code: drafts are read before anything can be sent. */
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
