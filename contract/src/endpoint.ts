import type { Infer, Struct } from 'superstruct';
import type { Role } from './roles.ts';

// biome-ignore lint/suspicious/noExplicitAny: a struct of unknown type parameters accepts no other struct.
type AnyStruct = Struct<any, any>;
type Method = 'GET' | 'POST' | 'PUT';

/** One row of the specification's table of calls (section 7). */
export interface Endpoint<
  Body extends AnyStruct | undefined = AnyStruct | undefined,
  Reply extends AnyStruct = AnyStruct,
  Query extends AnyStruct | undefined = AnyStruct | undefined,
> {
  method: Method;
  /** Behind the API's host; `:id` marks a parameter. Matched without regard to letter case. */
  path: `/${string}`;
  /** Whether a Bearer token must come with it. */
  needsToken: boolean;
  /** The role that the account must have, where not every account may make the call. It needs a token then too. */
  role: Role | undefined;
  /** How the body travels. */
  sends: 'nothing' | 'json' | 'multipart';
  body: Body;
  /** What may stand behind `?` in the address; every value arrives as text. */
  query: Query;
  reply: Reply;
}

interface Description<Reply extends AnyStruct> extends Pick<Endpoint, 'method' | 'path'> {
  needsToken?: boolean;
  role?: Role;
  reply: Reply;
}

/** A call without a body. */
export function plainEndpoint<Reply extends AnyStruct>(
  description: Description<Reply>,
): Endpoint<undefined, Reply, undefined> {
  return { ...accessOf(description), sends: 'nothing', body: undefined, query: undefined, ...description };
}

/** A call without a body that says in its query what it wants. */
export function queryEndpoint<Query extends AnyStruct, Reply extends AnyStruct>(
  description: Description<Reply> & { query: Query },
): Endpoint<undefined, Reply, Query> {
  return { ...accessOf(description), sends: 'nothing', body: undefined, ...description };
}

/** A call with a JSON body. */
export function jsonEndpoint<Body extends AnyStruct, Reply extends AnyStruct>(
  description: Description<Reply> & { body: Body },
): Endpoint<Body, Reply, undefined> {
  return { ...accessOf(description), sends: 'json', query: undefined, ...description };
}

/** A call with a multipart body; its file stands in the struct beside the text fields. */
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

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, parameters: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
