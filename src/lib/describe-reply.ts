import type { Endpoint } from '@kindcrate/contract/endpoint';
import type { Struct } from 'superstruct';
import type { ReadEndpoint } from './read.ts';
import type { ComplexShape, Shape } from './reply-shape.ts';

// biome-ignore lint/suspicious/noExplicitAny: `Struct<unknown, unknown>` would accept no other struct.
type AnyStruct = Struct<any, any>;

/**
 * Describes an endpoint as JSON, with which `read` requests it and checks its reply without superstruct.
 * @throws when readShape could not check the reply as its struct does
 */
export function describeEndpoint<E extends Endpoint>({ method, path, accepts }: E): ReadEndpoint<E> {
  return { method, path, shape: shapeOf(accepts) };
}

const simpleShapes: Readonly<Record<string, Shape>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'flag',
};

function shapeOf(struct: AnyStruct): Shape {
  const shape = requiredShapeOf(struct);
  const more = detailsOf(struct);
  if (Object.keys(more).length === 0) return shape;
  // An object with its details is smaller than one in another.
  return typeof shape === 'object' && !more.isImage ? { ...shape, ...more } : { is: shape, ...more };
}

function requiredShapeOf({ type, schema }: AnyStruct): Shape {
  if (type === 'array') return { each: shapeOf(schema) };
  if (type === 'enums') return { one: Object.values<string>(schema) };
  if (type === 'object') {
    const fields = Object.entries<AnyStruct>(schema).map(([name, field]) => [name, shapeOf(field)] as const);
    return { has: Object.fromEntries(fields) };
  }
  const simple = simpleShapes[type];
  if (!simple) throw new Error(`src/lib/reply-shape.ts cannot check structs of the type "${type}"`);
  return simple;
}

/** What superstruct adds to a struct as functions. Only trying them shows what they do. */
function detailsOf(struct: AnyStruct): ComplexShape {
  const context = { path: [], branch: [], mask: true };
  const missing = struct.coercer(undefined, context);
  const image = struct.coercer('address', context);
  return {
    ...(missing !== undefined && { missing }),
    ...(missing === undefined && struct.is(undefined) && { optional: true }),
    ...(struct.is(null) && { nullable: true }),
    ...(typeof image === 'object' && { isImage: true }),
  };
}
