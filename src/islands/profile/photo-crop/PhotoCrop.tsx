import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { PhotoFormCopy } from '../copy.ts';
import { type Crop, moveBy, squareOf, zoomRange, zoomTo } from './crop.ts';
import './photo-crop.scss';
import { drawSquare } from './image.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  image: ImageBitmap;
  crop: Crop;
  copy: PhotoFormCopy;
  /** Called with a function that derives the next crop from the current one. */
  onChange: (update: (crop: Crop) => Crop) => void;
}

/** How far an arrow key moves the photo, as a fraction of the square's side. */
const step = 1 / 20;

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Lets the person choose a square of a photo by dragging it, with the arrow keys or with the zoom slider. */
export function PhotoCrop({ image, crop, copy, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, squareOf(crop, image));
  }, [image, crop]);

  /** Dragging moves the photo, so the square moves the other way. */
  const drag = (right: number, down: number) => onChange((crop) => moveBy(crop, image, -right, -down));

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    drag(...arrow);
  };

  return (
    <div className="photo-crop">
      {/* `role="application"` makes screen readers pass the arrow keys on to the page. */}
      <div
        className="photo-crop__frame"
        role="application"
        aria-label={copy.cropLabel}
        aria-describedby={`${id}-hint`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the photo
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...useDrag(drag)}
      >
        <canvas className="photo-crop__image" ref={canvas} />
      </div>
      <p className="field__hint" id={`${id}-hint`}>
        {copy.cropHint}
      </p>
      <label className="photo-crop__zoom">
        <span className="field__label">{copy.zoom}</span>
        <input
          className="photo-crop__range"
          type="range"
          {...zoomRange}
          step="0.05"
          defaultValue={crop.zoom}
          onInput={({ currentTarget: { valueAsNumber } }) => onChange((crop) => zoomTo(crop, image, valueAsNumber))}
        />
      </label>
    </div>
  );
}
