/** Returns a JPEG file of 1200 × 900 pixels, filled with a CSS color. */
export function createPhoto(color: string): File {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = color;
  context.fillRect(0, 0, 1200, 900);
  // `toBlob` is slower: Chromium waits up to a second for an idle moment before it encodes the image.
  const [, base64 = ''] = canvas.toDataURL('image/jpeg').split(',');
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'coats.jpg', {
    type: 'image/jpeg',
  });
}
