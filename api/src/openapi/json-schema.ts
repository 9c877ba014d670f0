import { limits } from '@kindcrate/contract/limits';
import { savedTextKinds } from '@kindcrate/contract/saved-texts';
import { catalogLists } from '@kindcrate/contract/staff-catalog-order';
import { apiScopes } from '@kindcrate/contract/staff-tokens';
import { object, type Struct } from 'superstruct';

export type JsonSchema = { readonly [keyword: string]: unknown };

// biome-ignore lint/suspicious/noExplicitAny: `Struct<unknown, unknown>` would accept no other struct.
export type AnyStruct = Struct<any, any>;

export interface SchemaOptions {
  /** The name of a component that describes this struct; undefined if the struct is described where it is used. */
  nameOf(struct: AnyStruct): string | undefined;
  /** The limits and formats of a field, which cannot be read from its struct. */
  detailsOf(field: string): JsonSchema | undefined;
}

const text = { type: 'string' };

/**
 * The schemas of structs that contain no other structs, by the struct's type: those of superstruct, then those that the
 * contract defines.
 */
const schemasByType: Readonly<Record<string, JsonSchema>> = {
  string: text,
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  record: { type: 'object', additionalProperties: text },
  base64url: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
  amount: { type: 'integer' },
  'copy fields': { type: 'array', items: { type: 'object' } },
  'copy values': { type: 'object' },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  'catalog list': { type: 'string', enum: catalogLists },
  'parent category': text,
  day: { type: 'string', format: 'date' },
  'entry ids': {
    type: 'array',
    minItems: 1,
    maxItems: limits.catalogEntries,
    uniqueItems: true,
    items: { type: 'string', maxLength: limits.line },
  },
  'email code': { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' },
  file: { type: 'string', format: 'binary' },
  flag: { type: 'boolean' },
  'frame template': text,
  'invited role': text,
  month: { type: 'string', pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' },
  'need state': text,
  'one-time code': { type: 'string', pattern: '^\\d{6}$' },
  password: { type: 'string', minLength: 1, maxLength: 128 },
  'payment token': text,
  person: { type: 'string', pattern: '^([\\w.:~-]{1,200})?$' },
  position: { type: 'integer' },
  'query parameter': text,
  reason: text,
  revision: { type: 'integer', minimum: 1 },
  'saved text kind': { type: 'string', enum: savedTextKinds },
  'second-factor code': text,
  'single line or empty': text,
  text,
  time: { type: 'string', format: 'date-time' },
  times: {
    type: 'array',
    maxItems: limits.handoverTimes,
    uniqueItems: true,
    items: { type: 'string', format: 'date-time' },
  },
  'time of day': { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  'time zone': text,
  transports: { type: 'array', items: text },
  version: { type: 'string', format: 'date' },
  weekday: { type: 'integer', minimum: 1, maximum: 7 },
  'whole number': { type: 'integer', minimum: 1 },
  workplace: text,
  alt: text,
  choice: text,
  decision: text,
  id: text,
  ids: { type: 'array', maxItems: limits.itemPhotos, items: text },
  role: text,
  status: text,
  scopes: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: apiScopes } },
  'unsubscribe code': { type: 'string', pattern: '^[A-Za-z0-9_-]{22}[0-9a-f]{8}[A-Za-z0-9_-]{1,64}$' },
};

/**
 * Describes a struct as a JSON Schema (2020-12, the dialect of OpenAPI 3.1).
 * @throws when the type of a struct has no row in `schemasByType`.
 */
export function toJsonSchema(struct: AnyStruct, options: SchemaOptions): JsonSchema {
  const name = options.nameOf(struct);
  return name ? { $ref: `#/components/schemas/${name}` } : describe(struct, options);
}

/** Describes a struct in place, even if a component describes it too. */
export function describe(struct: AnyStruct, options: SchemaOptions): JsonSchema {
  const { type, schema } = struct;
  if (type === 'object') return describeObject(schema, options);
  if (type === 'array') return { type: 'array', items: toJsonSchema(schema, options) };
  if (type === 'enums') return { type: 'string', enum: Object.values(schema) };
  if (type === 'literal') return { const: schema };
  const found = schemasByType[type];
  if (!found) throw new Error(`api/src/openapi/json-schema.ts does not describe structs of the type "${type}"`);
  return found;
}

function describeObject(fields: Record<string, AnyStruct>, options: SchemaOptions): JsonSchema {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, struct]) => [name, describeField(name, struct, options)]);
  const required = entries.filter(([name, struct]) => !accepts(name, struct, undefined)).map(([name]) => name);
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length && { required }) };
}

function describeField(name: string, struct: AnyStruct, options: SchemaOptions): JsonSchema {
  const schema = { ...toJsonSchema(struct, options), ...options.detailsOf(name) };
  if (!accepts(name, struct, null)) return schema;
  const isPlain = typeof schema.type === 'string' && !('enum' in schema);
  return isPlain ? { ...schema, type: [schema.type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}

/**
 * Whether a field may be null or missing. The only way to find out is to try: superstruct's `optional` and `nullable` leave no
 * trace on the struct that we could read. The value is inside an object, because the validation of some fields reads the object
 * around them.
 */
function accepts(name: string, struct: AnyStruct, value: null | undefined): boolean {
  return object({ [name]: struct }).is(value === undefined ? {} : { [name]: value });
}
