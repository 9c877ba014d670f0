import type { Infer, Struct } from 'superstruct';
import type { Role } from './roles.ts';

// biome-ignore lint/suspicious/noExplicitAny: a struct of unknown type parameters accepts no other struct.
type AnyStruct = Struct<any, any>;
type Method = 'GET' | 'POST' | 'PUT';

/** One row of the API's table of endpoints (specification, section 7). */
export interface Endpoint<
  Body extends AnyStruct | undefined = AnyStruct | undefined,
  Reply extends AnyStruct = AnyStruct,
  Query extends AnyStruct | undefined = AnyStruct | undefined,
> {
  method: Method;
  /** Relative to the API's base URL; `:id` is a parameter. Matched case-insensitively. */
  path: `/${string}`;
  /** Whether the request must carry a Bearer token. */
  needsToken: boolean;
  /** The role that the account must have, if not every account may use the endpoint. Implies `needsToken`. */
  role: Role | undefined;
  /** The encoding of the request body. */
  sends: 'nothing' | 'json' | 'multipart';
  body: Body;
  /** The query string; every value arrives as a string. */
  query: Query;
  reply: Reply;
}

interface Description<Reply extends AnyStruct> extends Pick<Endpoint, 'method' | 'path'> {
  needsToken?: boolean;
  role?: Role;
  reply: Reply;
}

/** An endpoint without a body. */
export function plainEndpoint<Reply extends AnyStruct>(
  description: Description<Reply>,
): Endpoint<undefined, Reply, undefined> {
  return { ...accessOf(description), sends: 'nothing', body: undefined, query: undefined, ...description };
}

/** An endpoint without a body, with parameters in the query string. */
export function queryEndpoint<Query extends AnyStruct, Reply extends AnyStruct>(
  description: Description<Reply> & { query: Query },
): Endpoint<undefined, Reply, Query> {
  return { ...accessOf(description), sends: 'nothing', body: undefined, ...description };
}

/** An endpoint with a JSON body. */
export function jsonEndpoint<Body extends AnyStruct, Reply extends AnyStruct>(
  description: Description<Reply> & { body: Body },
): Endpoint<Body, Reply, undefined> {
  return { ...accessOf(description), sends: 'json', query: undefined, ...description };
}

/** An endpoint with a multipart body. The struct contains its file beside the text fields. */
export function multipartEndpoint<Body extends AnyStruct, Reply extends AnyStruct>(
  description: Description<Reply> & { body: Body },
): Endpoint<Body, Reply, undefined> {
  return { ...accessOf(description), sends: 'multipart', query: undefined, ...description };
}

function accessOf({ role, needsToken = role !== undefined }: { role?: Role; needsToken?: boolean }) {
  return { role, needsToken };
}

export type BodyOf<C extends Endpoint> = C['body'] extends AnyStruct ? Infer<C['body']> : undefined;
export type QueryOf<C extends Endpoint> = C['query'] extends AnyStruct ? Infer<C['query']> : undefined;
export type ReplyOf<C extends Endpoint> = Infer<C['reply']>;

/** Fills in the parameters of a path, URL-encoded. */
export function fillPath(path: string, parameters: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
