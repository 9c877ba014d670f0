import { array, assign, coerce, define, enums, type Infer, nullable, object, type Struct, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { anyString, singleLine } from './fields.ts';
import { messages } from './messages.ts';
import { afterParam, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';

/** What a personal API token can be allowed to do: read orders, or read and write the catalog. */
export const apiScopes = ['orders:read', 'catalog:write'] as const;

export type ApiScope = (typeof apiScopes)[number];

/** The maximum length of a token's name, in characters. */
export const maxTokenNameLength = 40;

/** A personal API token, without the token itself. Times are in ISO 8601. */
export const apiToken = object({
  _id: string(),
  name: string(),
  /** The username of the member of staff on whose behalf the token acts. */
  owner: string(),
  scopes: array(enums(apiScopes)),
  createdAt: string(),
  expiresAt: string(),
  /** The start of the hour in which it was last used; null before the first use. */
  lastUsedAt: nullable(string()),
});

export type ApiToken = Infer<typeof apiToken>;

/** The tokens of all members of staff, newest first, in pages. */
export const listTokensEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/tokens',
  needsToken: true,
  query: object({ after: afterParam() }),
  reply: assign(object({ result: array(apiToken) }), nextPage),
});

/** Creates a token that acts on behalf of the caller. Only this reply contains it. Needs a recent login. */
export const createTokenEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/tokens',
  needsToken: true,
  body: object({ name: singleLine('Name', maxTokenNameLength), scopes: scopes() }),
  reply: assign(messageReply, object({ data: apiToken, token: string() })),
});

/** Any member of staff can revoke any token, which deletes it. */
export const revokeTokenEndpoint = bodylessEndpoint({
  method: 'POST',
  path: '/staff/tokens/:id/revoke',
  needsToken: true,
  reply: messageReply,
});

/** A list without duplicates, or a string of scopes separated by spaces, as a form sends it. */
function scopes(): Struct<ApiScope[], null> {
  const areScopes = (value: unknown) =>
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((scope) => apiScopes.includes(scope));
  return coerce(
    define<ApiScope[]>('scopes', (value) => areScopes(value) || messages.scopes),
    anyString,
    (value) => value.split(' '),
  );
}
