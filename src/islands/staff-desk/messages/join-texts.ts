/** A saved text after what has been typed, so that choosing one never loses anything. */
export function joinTexts(typed: string, saved: string): string {
  const before = typed.trimEnd();
  return before ? `${before}\n\n${saved}` : saved;
}
