import { useRef, useState } from 'react';
import { type CropSource, centeredCrop, isWhole, rectangleOf } from './crop.ts';
import { type Drawing, decodeImage, encodePart } from './image.ts';

/** `unreadable`: this browser cannot decode the chosen file, but the server may be able to. */
type Photo = { state: 'none' } | { state: 'unreadable' } | { state: 'ready'; image: ImageBitmap };

export interface CropOptions extends Pick<Drawing, 'maxSide'> {
  /** Width divided by height; by default, the aspect ratio of the image. */
  aspect?: number;
  /**
   * Keeps the original file if the crop contains the whole image, instead of encoding it again. A cropped image that was not a JPEG then
   * becomes a PNG, so that its transparency is kept.
   */
  keepsOriginalIfUncropped?: boolean;
}

/** The state of a chosen image and its crop, and the functions that change it. */
export function useCrop({ aspect, maxSide, keepsOriginalIfUncropped = false }: CropOptions) {
  const decoding = useRef<Promise<ImageBitmap | undefined>>(undefined);
  const [photo, setPhoto] = useState<Photo>({ state: 'none' });
  const [crop, setCrop] = useState(centeredCrop);
  const sourceOf = ({ width, height }: ImageBitmap): CropSource => ({
    width,
    height,
    aspect: aspect ?? width / height,
  });

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

  /**
   * @returns the crop as an image file; the original file if `keepsOriginalIfUncropped` applies, or if this browser cannot decode or encode
   * the image
   */
  async function cropPhoto(file: File): Promise<Blob> {
    const image = await decoding.current;
    if (!image || (keepsOriginalIfUncropped && isWhole(crop, sourceOf(image)))) return file;
    const type = keepsOriginalIfUncropped && file.type !== 'image/jpeg' ? 'image/png' : 'image/jpeg';
    return (await encodePart(image, { rectangle: rectangleOf(crop, sourceOf(image)), maxSide, type })) ?? file;
  }

  return { photo, crop, setCrop, choose, cropPhoto };
}
