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

/** A list of `min` to `max` entries. The default maximum only keeps a page from growing indefinitely. */
export function list<Entry extends z.ZodType>(entry: Entry, min = 1, max = 50) {
  const rule = `should be a list of ${describeLength(min, max)}`;
  const error = ({ input }: { input?: unknown }) => (input == null ? `is missing; it ${rule}` : rule);
  return z.array(entry, { error }).min(min, rule).max(max, rule);
}

function describeLength(min: number, max: number): string {
  return `${min === max ? min : `${min} to ${max}`} entries`;
}
