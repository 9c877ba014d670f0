import { array, assign, boolean, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { afterParam, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';
import { revision } from './staff-fields.ts';

/**
 * `kept`: the entry as it was before its first edit, stored by that edit. Only entries that were created before versions were
 * introduced have it.
 */
export const versionActions = ['created', 'edited', 'hid', 'showed', 'restored', 'kept'] as const;

export type VersionAction = (typeof versionActions)[number];

/** A saved version of a catalog entry. */
export const catalogVersion = object({
  _id: string(),
  revision: integer(),
  action: enums(versionActions),
  /** What the edit changed, in words; may be empty. */
  detail: string(),
  /** The username; null if the account was deleted, and for the action `kept`. */
  by: nullable(string()),
  /** ISO 8601. */
  at: string(),
  /** Whether this is the version that pages show. */
  isCurrent: boolean(),
  title: string(),
  /** The multi-line fields, in the order in which pages show them. */
  texts: array(string()),
  /** The pictures of the version. Those that were replaced or removed since then no longer exist. */
  pictures: array(object({ alt: string(), exists: boolean() })),
});

export type CatalogVersion = Infer<typeof catalogVersion>;

/** The versions of a brand, an organization or a donation card, newest first. An entry that nobody has edited since versions were introduced has none. */
export const listCatalogVersionsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/catalog-versions/:id',
  needsToken: true,
  query: object({ after: afterParam() }),
  reply: assign(object({ result: array(catalogVersion) }), nextPage),
});

/**
 * Saves the texts of a version, and the order and the text alternatives of its pictures, again as a new version. The entry's
 * visibility does not change, and pictures that were added since then remain.
 */
export const restoreCatalogVersionEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/catalog-versions/:id/restore',
  needsToken: true,
  body: object({ revision: revision() }),
  reply: messageReply,
});
