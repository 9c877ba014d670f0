import { useLayoutEffect, useRef } from 'react';
import { type Crop, rectangleOf } from './crop.ts';
import { drawPart } from './image.ts';
import './image-crop.scss';

interface Props {
  image: ImageBitmap;
  crop: Crop;
}

/** In pixels: about twice the size of the preview on the screen. */
const maxSide = 400;

/**
 * A small version of the crop, with the aspect ratio of the image. The canvas has no accessible name, so the text beside it has to say
 * which image is cropped.
 */
export function CropPreview({ image, crop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = image;
  useLayoutEffect(() => {
    const rectangle = rectangleOf(crop, { width, height, aspect: width / height });
    if (canvas.current) drawPart(canvas.current, image, { rectangle, maxSide, type: 'image/png' });
  }, [image, crop, width, height]);
  return <canvas className="image-crop__preview" ref={canvas} />;
}
