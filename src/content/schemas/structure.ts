import { z } from 'astro/zod';

/** An object whose fields are all required. Unknown fields are rejected, because they are probably misspelled. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys')
        return `has no field "${issue.keys.join('", "')}"; its fields are ${names}`;
      return issue.input == null ? `is missing; its fields are ${names}` : `should be a group of the fields ${names}`;
    },
  });
}

/** A list of `min` to `max` entries. */
export function list<Entry extends z.ZodType>(entry: Entry, min = 1, max = Number.POSITIVE_INFINITY) {
  const rule = `should be a list of ${describeLength(min, max)}`;
  const error = ({ input }: { input?: unknown }) => (input == null ? `is missing; it ${rule}` : rule);
  const entries = z.array(entry, { error }).min(min, rule);
  return max < Number.POSITIVE_INFINITY ? entries.max(max, rule) : entries;
}

function describeLength(min: number, max: number): string {
  if (min === max) return `${min}`;
  return max === Number.POSITIVE_INFINITY ? `${min} or more` : `${min} to ${max}`;
}
