import { useRef, useState } from 'react';
import { centeredCrop, squareOf } from './crop.ts';
import { decodeImage, encodeSquare } from './image.ts';

/** `unreadable`: this browser cannot decode the chosen file, but the server may. */
type Photo = { state: 'none' } | { state: 'unreadable' } | { state: 'ready'; image: ImageBitmap };

/** The state of a chosen photo and its crop, and the functions that change it. */
export function useCrop() {
  const decoding = useRef<Promise<ImageBitmap | undefined>>(undefined);
  const [photo, setPhoto] = useState<Photo>({ state: 'none' });
  const [crop, setCrop] = useState(centeredCrop);

  async function choose(file: File | undefined): Promise<void> {
    const decoded = file && decodeImage(file);
    decoding.current = decoded;
    setPhoto({ state: 'none' });
    const image = await decoded;
    // Another photo was chosen in the meantime.
    if (decoding.current !== decoded) return;
    setCrop(centeredCrop);
    if (image) setPhoto({ state: 'ready', image });
    else setPhoto({ state: file ? 'unreadable' : 'none' });
  }

  /** @returns the square as a JPEG, or the whole file when this browser cannot decode or encode it */
  async function cropPhoto(file: File): Promise<Blob> {
    const image = await decoding.current;
    return (image && (await encodeSquare(image, squareOf(crop, image)))) ?? file;
  }

  return { photo, crop, setCrop, choose, cropPhoto };
}
