/**
 * Whether a picture may move, told from how its file begins: a canvas would keep one frame of it.
 * @param head the first kilobytes of the file
 */
export function isAnimation(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  if (text.startsWith('GIF8')) return true;
  if (text.startsWith('PNG', 1)) return isBefore(text, 'acTL', 'IDAT');
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return isSet(head[20], 0b10);
  return text.startsWith('ftypavis', 4);
}

/** An animated PNG says so before its pixels. */
function isBefore(text: string, chunk: string, other: string): boolean {
  const index = text.indexOf(chunk);
  const otherIndex = text.indexOf(other);
  return index >= 0 && (otherIndex < 0 || index < otherIndex);
}

const isSet = (flags: number | undefined, bit: number) => ((flags ?? 0) & bit) !== 0;
