/** A real JPEG of 1200 × 900 pixels, as a camera could have taken it. */
export async function photoOf(color: string): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 900);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = color;
  context.fillRect(0, 0, 1200, 900);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'coats.jpg', { type: 'image/jpeg' });
}
