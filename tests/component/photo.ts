/** A real JPEG of 1200 × 900 pixels, as a camera could have taken it. */
export async function photoOf(color: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = color;
  context.fillRect(0, 0, 1200, 900);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob ?? ''], 'coats.jpg', { type: 'image/jpeg' });
}
