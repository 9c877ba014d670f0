import { limits } from '@kindcrate/contract/limits';
import sharp from 'sharp';
import { readFormat } from './image-format.ts';
import type { ImageProblem } from './image-problem.ts';

/**
 * Looks at a picture's size and head, without decoding it, so that a small file that claims to be enormous costs
 * nothing.
 * @returns why it is refused, or nothing when it may be decoded.
 */
export async function inspectImage(bytes: Buffer): Promise<ImageProblem | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > limits.image.bytes) return 'too_large';
  const format = readFormat(bytes);
  if (!format) return 'unknown_format';
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== format) return 'broken';
  return head.width * head.height > limits.image.pixels ? 'too_many_pixels' : undefined;
}
