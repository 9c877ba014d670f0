import { coerce, define, type Infer, object, optional, refine, type Struct } from 'superstruct';
import { anyString, singleLine, singleLineOrEmpty } from './fields.ts';
import { handoverMessages } from './handover-messages.ts';
import { type HandoverKind, handoverKinds } from './handovers.ts';
import { limits } from './limits.ts';
import { jsonObject } from './lists.ts';

const { address: max } = limits;

/** Where goods are collected. */
const addressField = jsonObject(
  object({
    street: singleLine('Street', max.street),
    number: singleLine('Number', max.number),
    city: singleLine('City', max.city),
    postalCode: singleLine('Postal code', max.postalCode),
    /** For the person who collects the goods, such as the name on the doorbell. */
    remark: optional(singleLineOrEmpty('Note')),
  }),
  handoverMessages.address,
);

/** One of the kinds of handovers. */
export const kindField = (): Struct<HandoverKind, null> =>
  define<HandoverKind>('choice', (value) => handoverKinds.includes(value as HandoverKind) || handoverMessages.kind);

/** How a donor would like to hand over a gift. Only the server knows which times are free. */
export const handoverDraft = refine(
  jsonObject(
    object({
      kind: kindField(),
      /** In order of preference. */
      times: optional(timesField(0, handoverMessages.preferredTimes)),
      /** Required for a collection. */
      address: optional(addressField),
    }),
    handoverMessages.handover,
  ),
  'handover',
  function* ({ kind, address }, { path }) {
    if (kind === 'collection' && !address) yield { path: [...path, 'address'], message: handoverMessages.address };
  },
);

export type HandoverDraft = Infer<typeof handoverDraft>;

/** One time, in ISO 8601 with a time zone. It is converted to UTC. */
export const timeField = (): Struct<string, null> =>
  coerce(
    define<string>('time', (value) => isTime(value) || handoverMessages.time),
    anyString,
    (value) => (isTime(value) ? toUtc(value) : value),
  );

/** A list of different times, each with the rules of `timeField`. */
export function timesField(min: number, message: string): Struct<string[], null> {
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length >= min && value.length <= limits.handoverTimes && value.every(isTime);
  const list = define<string[]>(
    'times',
    (value) => (isList(value) && new Set(value.map(toUtc)).size === value.length) || message,
  );
  // The message replaces superstruct's own, which prints the value and can therefore throw; see `anyString`.
  const anyList = define<string[]>('times', (value) => isList(value) || message);
  return coerce(list, anyList, (times) => times.map(toUtc));
}

/** Years have four digits, so that sorting times as strings puts them in chronological order. */
function isTime(value: unknown): value is string {
  const pattern = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
  return typeof value === 'string' && pattern.test(value) && Number.isFinite(Date.parse(value));
}

const toUtc = (time: string) => new Date(time).toISOString();
