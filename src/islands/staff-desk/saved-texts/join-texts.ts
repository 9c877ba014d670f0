import type { SavedTextKind } from '@kindcrate/contract/saved-texts';

/** A reason has one line. */
const separators: Record<SavedTextKind, string> = { reason: ' ', reply: '\n\n' };

/** A saved text after what has been typed, so that choosing one never loses anything. */
export function joinTexts(kind: SavedTextKind, typed: string, saved: string): string {
  const before = typed.trimEnd();
  return before ? `${before}${separators[kind]}${saved}` : saved;
}
