import type { Endpoint } from '@kindcrate/contract/endpoint';
import type { Struct } from 'superstruct';
import type { ReadEndpoint } from './read.ts';
import type { Shape } from './reply-shape.ts';

// biome-ignore lint/suspicious/noExplicitAny: `Struct<unknown, unknown>` would accept no other struct.
type AnyStruct = Struct<any, any>;

/**
 * Describes an endpoint of the contract as JSON, so that `read` can request it and check its reply without superstruct.
 * @throws if the reply's struct has a feature that `readShape` does not support
 */
export function describeEndpoint<E extends Endpoint>({ method, path, accepts }: E): ReadEndpoint<E> {
  return { method, path, shape: shapeOf(accepts) };
}

const types = ['string', 'number', 'integer', 'boolean'];

/** Superstruct implements optional, nullable and default values as functions of a struct, so only calling them shows what they do. */
function shapeOf(struct: AnyStruct): Shape {
  const shape = requiredShapeOf(struct);
  // An unchecked value may be missing or, because `typeof null` is 'object', null.
  if (shape === 'object') return { $maybe: shape };
  const context = { path: [], branch: [], mask: true };
  const missing = struct.coercer(undefined, context);
  const isOptional = struct.is(undefined);
  const isNullable = struct.is(null);
  if (isOptional && isNullable)
    throw new Error('src/lib/reply-shape.ts cannot describe a field that may be both missing and null');
  if (missing !== undefined) return { $maybe: shape, $else: missing };
  if (isOptional) return { $maybe: shape };
  if (isNullable) return { $maybe: shape, $null: true };
  return typeof struct.coercer('address', context) === 'object' ? { $image: shape } : shape;
}

function requiredShapeOf({ type, schema }: AnyStruct): Shape {
  if (type === 'array') return [shapeOf(schema)];
  if (type === 'enums') return { $one: Object.values<string>(schema) };
  if (type === 'object') {
    const fields = Object.entries<AnyStruct>(schema).map(([name, field]) => [name, shapeOf(field)] as const);
    return Object.fromEntries(fields);
  }
  if (type === 'unchecked') return 'object';
  if (!types.includes(type)) throw new Error(`src/lib/reply-shape.ts cannot check structs of the type "${type}"`);
  return type as Shape;
}
