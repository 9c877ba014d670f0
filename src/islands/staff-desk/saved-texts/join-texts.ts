import type { SavedTextKind } from '@kindcrate/contract/saved-texts';

/** What separates a saved text from the text before it. A reason is a single line. */
const separators: Record<SavedTextKind, string> = { reason: ' ', reply: '\n\n' };

/** Appends a saved text to what has been typed, so that choosing one never loses anything. */
export function joinTexts(kind: SavedTextKind, typed: string, saved: string): string {
  const before = typed.trimEnd();
  return before ? `${before}${separators[kind]}${saved}` : saved;
}
