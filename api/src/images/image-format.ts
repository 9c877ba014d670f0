/** What sharp calls the formats that we take; AVIF is a kind of HEIF to it. */
export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Tells a picture's format from its first bytes, never from its name; nothing for any other file. */
export function readFormat(bytes: Buffer): ImageFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return isAvif(bytes) ? 'heif' : undefined;
}

/** The box `ftyp` lists four-letter brands; HEIC has the same box without `avif` in it. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !startsWith(bytes, 4, 'ftyp')) return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 128));
  const names: string[] = brands.match(/.{4}/gs) ?? [];
  return names.includes('avif');
}

function startsWith(bytes: Buffer, offset: number, text: string): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text;
}
