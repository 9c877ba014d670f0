import { limits } from '@kindcrate/contract/limits';

/** Why a picture is refused, in words for the person who chose it. */
export interface ImageProblem {
  status: 400 | 413 | 415;
  message: string;
}

const megabytes = limits.image.bytes / 1024 / 1024;
const megapixels = limits.image.pixels / 1_000_000;

export const imageProblems = {
  empty: { status: 400, message: 'The photo is empty: it has no bytes in it. Choose it again, or another one' },
  tooLarge: { status: 413, message: `The photo is larger than ${megabytes} MB. Choose a smaller one` },
  tooManyPixels: { status: 413, message: `The photo has more than ${megapixels} megapixels. Choose a smaller one` },
  unknownFormat: {
    status: 415,
    message: 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture. Choose a photo in one of these formats',
  },
  broken: { status: 400, message: 'The photo is damaged or was cut short. Choose it again, or another one' },
} as const satisfies Record<string, ImageProblem>;
