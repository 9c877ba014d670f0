/**
 * What a reply must look like, as JSON that describe-reply.ts derives from the contract's struct:
 * - `'text'`, `'number'`, `'integer'` or `'flag'`
 * - `{ one: […] }`: one of these texts
 * - `{ each: shape }`: a list
 * - `{ has: { name: shape } }`: an object
 *
 * `optional`: may be missing. `nullable`: may be null. `missing`: the value if it is missing. `isImage`: the address of an image alone will do,
 * as in `lenientImage` of the contract.
 */
export type Shape = 'text' | 'number' | 'integer' | 'flag' | ComplexShape;

export interface ComplexShape {
  one?: readonly string[];
  each?: Shape;
  has?: Record<string, Shape>;
  /** A shape with one of the properties below. */
  is?: Shape;
  optional?: true;
  nullable?: true;
  missing?: unknown;
  isImage?: true;
}

/**
 * Checks a value as the struct of its shape does, and returns it without unknown fields and with what may be missing filled in.
 * The first view of an island is shown by this, because superstruct alone is 2 kB.
 * @throws TypeError
 */
export function readShape(shape: Shape, value: unknown, path = 'reply'): unknown {
  if (typeof shape === 'string') return requireThat(matches(shape, value), shape, value, path);
  const { one, each, has, is, optional, nullable, missing, isImage } = shape;
  if (value === undefined && missing !== undefined) return missing;
  if ((value === undefined && optional) || (value === null && nullable)) return value;
  if (is) return readShape(is, isImage ? completeImage(value) : value, path);
  if (one) return requireThat(one.includes(value as string), one.join(), value, path);
  if (each) {
    requireThat(Array.isArray(value), 'list', value, path);
    return (value as unknown[]).map((item, index) => readShape(each, item, `${path}.${index}`));
  }
  requireThat(isObject(value), 'object', value, path);
  const read: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(has ?? {})) {
    const found = readShape(part, (value as Record<string, unknown>)[name], `${path}.${name}`);
    if (found !== undefined) read[name] = found;
  }
  return read;
}

function matches(shape: string, value: unknown): boolean {
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'flag') return typeof value === 'boolean';
  return shape === 'integer' ? Number.isInteger(value) : typeof value === 'number';
}

/** The message does not contain the value, which can be personal. */
function requireThat(isValid: boolean, expected: string, value: unknown, path: string): unknown {
  if (!isValid) throw new TypeError(`${path} is not of the type ${expected}`);
  return value;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function completeImage(given: unknown): unknown {
  const image = typeof given === 'string' ? { url: given } : given;
  const url = (image as { url?: unknown } | null | undefined)?.url;
  return isObject(image) && typeof url === 'string' ? { url, thumbnailUrl: url, alt: '', ...(image as object) } : given;
}
