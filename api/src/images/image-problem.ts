import { limits } from '@kindcrate/contract/limits';
import { Failure } from '../failure.ts';

const statuses = { broken: 400, empty: 400, too_large: 413, too_many_pixels: 413, unknown_format: 415 } as const;

/** Why an image is refused. */
export type ImageProblem = keyof typeof statuses;

/** @param field that the image was sent in */
export function refuseImage(problem: ImageProblem, field = 'image'): Failure {
  const details = { field, status: statuses[problem] };
  if (problem === 'too_large') {
    const values = { megabytes: limits.image.bytes / 1024 / 1024 };
    return new Failure('image_refused.too_large', { ...details, values });
  }
  if (problem === 'too_many_pixels') {
    const values = { megapixels: limits.image.pixels / 1_000_000 };
    return new Failure('image_refused.too_many_pixels', { ...details, values });
  }
  return new Failure(`image_refused.${problem}`, details);
}
