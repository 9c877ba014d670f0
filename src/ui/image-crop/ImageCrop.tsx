import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { type Crop, type CropSource, moveBy, rectangleOf, zoomRange, zoomTo } from './crop.ts';
import './image-crop.scss';
import { drawPart } from './image.ts';
import { useDrag } from './use-drag.ts';

export interface ImageCropCopy {
  cropLabel: string;
  cropHint: string;
  zoom: string;
}

interface Props {
  image: ImageBitmap;
  crop: Crop;
  /** Width divided by height; by default, the aspect ratio of the image. */
  aspect?: number;
  /** The maximum length of the uploaded image's longer side, in pixels. */
  maxSide: number;
  /** Dims the corners, for a photo that is shown in a circle. */
  isRound?: boolean;
  copy: ImageCropCopy;
  /** Called with a function that derives the next crop from the current one. */
  onChange: (update: (crop: Crop) => Crop) => void;
}

/** How far an arrow key moves the image, as a fraction of the frame's width, and how far the plus and minus keys zoom. */
const step = { move: 1 / 20, zoom: 0.25 };

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-step.move, 0],
  ArrowRight: [step.move, 0],
  ArrowUp: [0, -step.move],
  ArrowDown: [0, step.move],
};
/** The other characters on the plus and minus keys also zoom, so that it does not matter whether the Shift key is held. */
const zoomKeys: Record<string, number> = { '+': step.zoom, '=': step.zoom, '-': -step.zoom, _: -step.zoom };

/** Lets the person choose a part of an image by dragging it, with the arrow keys, with plus and minus, or with the zoom slider. */
export function ImageCrop({ image, crop, aspect, maxSide, isRound = false, copy, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const { width, height } = image;
  const source: CropSource = { width, height, aspect: aspect ?? width / height };

  useLayoutEffect(() => {
    const rectangle = rectangleOf(crop, { width, height, aspect: source.aspect });
    if (canvas.current) drawPart(canvas.current, image, { rectangle, maxSide, type: 'image/png' });
  }, [image, crop, width, height, source.aspect, maxSide]);

  /** Dragging moves the image, so the frame moves the other way. */
  const drag = (right: number, down: number) => onChange((crop) => moveBy(crop, source, -right, -down));

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const zoom = zoomKeys[event.key];
    if (arrow) drag(...arrow);
    if (zoom) onChange((crop) => zoomTo(crop, source, crop.zoom + zoom));
    if (arrow || zoom) event.preventDefault();
  };

  return (
    <div className="image-crop">
      {/* `role="application"` makes screen readers pass the keys on to the page. */}
      <div
        className={`image-crop__frame ${isRound ? 'image-crop__frame--round' : ''}`}
        role="application"
        aria-label={copy.cropLabel}
        aria-describedby={`${id}-hint`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move and zoom the image
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...useDrag(drag)}
      >
        <canvas className="image-crop__image" ref={canvas} />
      </div>
      <p className="field__hint" id={`${id}-hint`}>
        {copy.cropHint}
      </p>
      <label className="image-crop__zoom">
        <span className="field__label">{copy.zoom}</span>
        <input
          className="image-crop__range"
          type="range"
          {...zoomRange}
          step="0.05"
          value={crop.zoom}
          onChange={({ currentTarget: { valueAsNumber } }) => onChange((crop) => zoomTo(crop, source, valueAsNumber))}
        />
      </label>
    </div>
  );
}
