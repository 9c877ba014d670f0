import { isObject } from './api-error.ts';

/**
 * What a reply must look like, as JSON that describe-endpoint.ts derives from the contract's struct: the name of a type (a value of type
 * `object` is passed on unchecked), an array with the shape of its items, an object of shapes, or a special shape.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'object'
  | [Shape]
  | { [name: string]: Shape }
  | SpecialShape;

export interface SpecialShape {
  /** The value must be one of these strings. */
  $one?: readonly string[];
  /** The shape of a value that may be missing or, with `$null`, null. */
  $maybe?: Shape;
  /** Makes `$maybe` accept null instead of a missing value. */
  $null?: true;
  /** The default for a missing value. */
  $else?: unknown;
  /** The shape of an image. Its URL alone is accepted too, as in `lenientImage` of the contract. */
  $image?: Shape;
}

/**
 * Checks a value as the struct behind its shape would, and returns it without unknown fields and with the defaults of missing
 * ones. An island uses this for the data that it shows first, because superstruct alone is 2 kB.
 * @throws TypeError
 */
export function readShape(shape: Shape, value: unknown, path = 'reply'): unknown {
  const requireThat = (isValid: boolean) => {
    // The message leaves out the value, which can be personal data.
    if (!isValid) throw new TypeError(`${path} is invalid`);
  };
  if (typeof shape === 'string') {
    requireThat(shape === 'integer' ? Number.isInteger(value) : typeof value === shape);
    return value;
  }
  if (Array.isArray(shape)) {
    requireThat(Array.isArray(value));
    return (value as unknown[]).map((item, index) => readShape(shape[0], item, `${path}.${index}`));
  }
  const { $one, $maybe, $null, $else, $image } = shape as SpecialShape;
  if ($one) {
    requireThat($one.includes(value as string));
    return value;
  }
  if ($maybe) return value === ($null ? null : undefined) ? ($else ?? value) : readShape($maybe, value, path);
  if ($image) return readShape($image, completeImage(value), path);
  requireThat(isObject(value) && !Array.isArray(value));
  const fields = Object.entries(shape as Record<string, Shape>).map(([name, part]) => [
    name,
    readShape(part, (value as Record<string, unknown>)[name], `${path}.${name}`),
  ]);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

function completeImage(given: unknown): unknown {
  const image = typeof given === 'string' ? { url: given } : given;
  return isObject(image) && typeof image.url === 'string' ? { thumbnailUrl: image.url, alt: '', ...image } : given;
}
