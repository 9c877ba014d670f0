import type { Infer, Struct } from 'superstruct';

// biome-ignore lint/suspicious/noExplicitAny: `Struct<unknown, unknown>` would accept no other struct.
type AnyStruct = Struct<any, any>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/${string}`;

/** One row of the API's table of endpoints (specification, section 7). */
export interface Endpoint<
  Body extends AnyStruct | undefined = AnyStruct | undefined,
  Reply extends AnyStruct = AnyStruct,
  Query extends AnyStruct | undefined = AnyStruct | undefined,
  P extends Path = Path,
  Accepted extends AnyStruct = AnyStruct,
> {
  method: Method;
  /** Relative to `/api`; `:id` is a parameter. Letter case does not matter. */
  path: P;
  /** Whether the request must have a bearer token. Which roles may use the endpoint is in the API's permission table. */
  needsToken: boolean;
  /** The encoding of the body that a request sends to the endpoint; `nothing` if it takes no body. */
  sends: 'nothing' | 'json' | 'multipart';
  body: Body;
  /** The query string's parameters; every value arrives as a string. */
  query: Query;
  /** The reply of our API. */
  reply: Reply;
  /** The reply that the site accepts: the same, or one with fewer required fields, for an API that follows only the given specification (section 3). */
  accepts: Accepted;
}

interface Description<Reply extends AnyStruct, P extends Path, Accepted extends AnyStruct> {
  method: Method;
  path: P;
  needsToken?: boolean;
  reply: Reply;
  accepts?: Accepted;
}

/** An endpoint that takes neither a body nor query parameters. */
export function bodylessEndpoint<Reply extends AnyStruct, const P extends Path, Accepted extends AnyStruct = Reply>(
  description: Description<Reply, P, Accepted>,
): Endpoint<undefined, Reply, undefined, P, Accepted> {
  return { ...withDefaults(description), sends: 'nothing', body: undefined, query: undefined };
}

/** An endpoint that takes query parameters but no body. */
export function queryEndpoint<Query extends AnyStruct, Reply extends AnyStruct, const P extends Path>(
  description: Description<Reply, P, Reply> & { query: Query },
): Endpoint<undefined, Reply, Query, P, Reply> {
  return { ...withDefaults(description), sends: 'nothing', body: undefined, query: description.query };
}

/** An endpoint with a JSON body. */
export function jsonEndpoint<Body extends AnyStruct, Reply extends AnyStruct, const P extends Path>(
  description: Description<Reply, P, Reply> & { body: Body },
): Endpoint<Body, Reply, undefined, P, Reply> {
  return { ...withDefaults(description), sends: 'json', body: description.body, query: undefined };
}

/** An endpoint with a multipart body; its struct declares both the file and the text fields. */
export function multipartEndpoint<
  Body extends AnyStruct,
  Reply extends AnyStruct,
  const P extends Path,
  Accepted extends AnyStruct = Reply,
>(description: Description<Reply, P, Accepted> & { body: Body }): Endpoint<Body, Reply, undefined, P, Accepted> {
  return { ...withDefaults(description), sends: 'multipart', body: description.body, query: undefined };
}

function withDefaults<Reply extends AnyStruct, P extends Path, Accepted extends AnyStruct>({
  method,
  path,
  needsToken = false,
  reply,
  accepts,
}: Description<Reply, P, Accepted>) {
  // The type parameter `Accepted` is `Reply` when an endpoint does not describe what the site accepts.
  return { method, path, needsToken, reply, accepts: accepts ?? (reply as AnyStruct as Accepted) };
}

export type BodyOf<E extends Endpoint> = E['body'] extends AnyStruct ? Infer<E['body']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends AnyStruct ? Infer<E['query']> : undefined;
export type ReplyOf<E extends Endpoint> = Infer<E['reply']>;
export type AcceptedReplyOf<E extends Endpoint> = Infer<E['accepts']>;
