import sharp, { type Sharp } from 'sharp';

/** The EXIF orientation of an image that must be turned 90° clockwise to be upright. */
const turnedLeft = 6;

/** What `setInputFiles` accepts. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG of 1200 × 900 pixels in one color. */
export async function plainPhoto(background: string): Promise<Upload> {
  return toUpload(sharp({ create: { width: 1200, height: 900, channels: 3, background } }));
}

/**
 * A JPEG from a phone held upright: 2400 × 1800 pixels stored sideways, with EXIF data for orientation and location.
 * When it is turned upright, its upper half is red and its lower half is blue.
 */
export async function phonePhoto(): Promise<Upload> {
  const half = { create: { width: 1200, height: 1800, channels: 3, background: 'blue' } } as const;
  const sideways = sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'red' } })
    .composite([{ input: half, left: 1200, top: 0 }])
    // sharp calls the GPS tags IFD3.
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: turnedLeft });
  return toUpload(sideways);
}

async function toUpload(image: Sharp): Promise<Upload> {
  return { name: 'coats.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/**
 * A JPEG of 1200 × 800 pixels with EXIF data for orientation, owner and location. When it is turned upright, it has 800 × 1200
 * pixels, its upper half is red, and its lower half is blue.
 */
export async function rotatedPhoto(): Promise<Upload> {
  const blue = sharp({ create: { width: 600, height: 800, channels: 3, background: 'blue' } });
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'red' } })
    .composite([{ input: await blue.png().toBuffer(), left: 600, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: turnedLeft })
    .jpeg()
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}
