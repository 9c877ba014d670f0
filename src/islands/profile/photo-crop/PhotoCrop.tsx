import type { CollectionEntry } from 'astro:content';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { type Crop, moveBy, squareOf, zooms, zoomTo } from './crop.ts';
import './photo-crop.scss';
import { drawSquare } from './picture.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  picture: ImageBitmap;
  crop: Crop;
  copy: CollectionEntry<'profile'>['data']['photo'];
  /** Told how the crop before becomes the next one. */
  onChange: (next: (crop: Crop) => Crop) => void;
}

/** One press of an arrow key, as a part of the square's side. */
const step = 1 / 20;

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The square of a photo that will be sent, to be chosen by hand, mouse or keys. */
export function PhotoCrop({ picture, crop, copy, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(crop, picture));
  }, [picture, crop]);

  /** The photo goes where it is pulled, so the square goes the other way. */
  const pull = (right: number, down: number) => onChange((crop) => moveBy(crop, picture, -right, -down));

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    pull(...arrow);
  };

  return (
    <div className="photo-crop">
      {/* An application, so that a screen reader leaves the arrow keys to it. */}
      <div
        className="photo-crop__part"
        role="application"
        aria-label={copy.cropLabel}
        aria-describedby={`${id}-hint`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...useDrag(pull)}
      >
        <canvas className="photo-crop__picture" ref={canvas} />
      </div>
      <p className="field__hint" id={`${id}-hint`}>
        {copy.cropHint}
      </p>
      <label className="photo-crop__zoom">
        <span className="field__label">{copy.zoom}</span>
        <input
          className="photo-crop__range"
          type="range"
          {...zooms}
          step="0.05"
          defaultValue={crop.zoom}
          onInput={({ currentTarget: { valueAsNumber } }) => onChange((crop) => zoomTo(crop, picture, valueAsNumber))}
        />
      </label>
    </div>
  );
}
