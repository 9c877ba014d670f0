import { limits } from '@kindcrate/contract/limits';
import { Failure } from '../failure.ts';

const statuses = {
  broken: 400,
  empty: 400,
  side_too_long: 413,
  too_demanding: 413,
  too_large: 413,
  too_many_pixels: 413,
  too_many_pixels_for_its_kind: 413,
  too_many_pixels_for_avif: 413,
  too_many_pixels_for_heic: 413,
  unknown_format: 415,
} as const;

/** Why an image is refused. */
export type ImageProblem = keyof typeof statuses;

const { bytes, side, pixels } = limits.image;

/** @param field the form field that the image was sent in */
export function imageFailure(problem: ImageProblem, field = 'image'): Failure {
  const details = { field, status: statuses[problem] };
  switch (problem) {
    case 'too_large':
      return new Failure('image_refused.too_large', { ...details, values: { megabytes: bytes / 1024 / 1024 } });
    case 'side_too_long':
      return new Failure('image_refused.side_too_long', { ...details, values: { pixels: side.toLocaleString('en') } });
    case 'too_many_pixels':
      return new Failure('image_refused.too_many_pixels', { ...details, values: inMegapixels(pixels.anyImage) });
    case 'too_many_pixels_for_its_kind': {
      const values = inMegapixels(pixels.animatedOrInterlaced);
      return new Failure('image_refused.too_many_pixels_for_its_kind', { ...details, values });
    }
    case 'too_many_pixels_for_avif':
      return new Failure('image_refused.too_many_pixels_for_avif', { ...details, values: inMegapixels(pixels.avif) });
    case 'too_many_pixels_for_heic':
      return new Failure('image_refused.too_many_pixels_for_heic', { ...details, values: inMegapixels(pixels.heic) });
    default:
      return new Failure(`image_refused.${problem}`, details);
  }
}

function inMegapixels(count: number) {
  return { megapixels: count / 1_000_000 };
}
