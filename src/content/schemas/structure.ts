import { z } from 'astro/zod';

/** Fields that stand together. None may be left out, and none be there that nobody reads: it may be misspelt. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = `should hold: ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return `has no field "${issue.keys.join('", "')}": ${names}`;
      return issue.input == null ? `is missing: ${names}` : names;
    },
  });
}

/** A list of `least` entries or more, at most `most`. */
export function list<Entry extends z.ZodType>(entry: Entry, least = 1, most = Number.POSITIVE_INFINITY) {
  const rule = `should be a list of ${size(least, most)}`;
  const error = ({ input }: { input?: unknown }) => (input == null ? `is missing: ${rule}` : rule);
  const entries = z.array(entry, { error }).min(least, rule);
  return most < Number.POSITIVE_INFINITY ? entries.max(most, rule) : entries;
}

function size(least: number, most: number): string {
  if (least === most) return `${least}`;
  return most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
}
