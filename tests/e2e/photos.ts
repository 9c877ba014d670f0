import sharp, { type Sharp } from 'sharp';

/** Something that a file input takes. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real JPEG of 1200 × 900 pixels, ready for a file input. */
export async function plainPhoto(background: string): Promise<Upload> {
  return toUpload(sharp({ create: { width: 1200, height: 900, channels: 3, background } }));
}

/**
 * A JPEG as a phone takes it that is held upright: 2400 × 1800 pixels lying on their side, a note of which way is up, and where
 * it was. Upright, its upper half is red and its lower half blue.
 */
export async function phonePhoto(): Promise<Upload> {
  const half = { create: { width: 1200, height: 1800, channels: 3, background: 'blue' } } as const;
  const lying = sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'red' } })
    .composite([{ input: half, left: 1200, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 });
  return toUpload(lying);
}

async function toUpload(picture: Sharp): Promise<Upload> {
  return { name: 'coats.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/**
 * A JPEG as a phone held upright takes it: 1200 × 800 pixels with a note to turn them, and where it was taken.
 * Upright it is 800 × 1200, its upper half red, its lower half blue.
 */
export async function rotatedPhoto() {
  const blue = sharp({ create: { width: 600, height: 800, channels: 3, background: 'blue' } });
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'red' } })
    .composite([{ input: await blue.png().toBuffer(), left: 600, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}
