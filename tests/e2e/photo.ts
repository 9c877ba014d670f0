import sharp from 'sharp';

/** A real JPEG of 1200 × 900 pixels, ready for a file input. */
export async function photoOf(background: string) {
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
  return { name: 'coats.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}
