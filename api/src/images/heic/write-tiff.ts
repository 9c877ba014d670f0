interface TiffImage {
  width: number;
  height: number;
  /** Three bytes per pixel: red, green, blue. */
  pixels: Buffer;
  /** The value of the tag `Orientation`. */
  orientation: number;
  /** An ICC profile. */
  profile: Buffer | undefined;
}

const types = { short: 3, long: 4, undefined: 7 } as const;

/**
 * Writes an uncompressed TIFF (Adobe TIFF 6.0). With it, sharp can read pixels that are already decoded, together with
 * their profile and orientation.
 */
export function writeTiff({ width, height, pixels, orientation, profile }: TiffImage): Buffer {
  const bits = Buffer.from(Uint16Array.of(8, 8, 8).buffer);
  const entryCount = profile ? 11 : 10;
  const bitsAt = 8 + 2 + entryCount * 12 + 4;
  const profileAt = bitsAt + bits.length;
  const pixelsAt = profileAt + (profile?.length ?? 0);
  const entries = [
    entry(256, 'long', 1, width),
    entry(257, 'long', 1, height),
    entry(258, 'short', 3, bitsAt),
    // No compression.
    entry(259, 'short', 1, 1),
    // Colors are red, green and blue.
    entry(262, 'short', 1, 2),
    entry(273, 'long', 1, pixelsAt),
    entry(274, 'short', 1, orientation),
    entry(277, 'short', 1, 3),
    // All rows are one strip.
    entry(278, 'long', 1, height),
    entry(279, 'long', 1, pixels.length),
    ...(profile ? [entry(34_675, 'undefined', profile.length, profileAt)] : []),
  ];
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  const count = Buffer.from(Uint16Array.of(entryCount).buffer);
  return Buffer.concat([header, count, ...entries, Buffer.alloc(4), bits, profile ?? Buffer.alloc(0), pixels]);
}

/** @param value the value itself, or the offset of a value that does not fit */
function entry(tag: number, type: keyof typeof types, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(types[type], 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}
