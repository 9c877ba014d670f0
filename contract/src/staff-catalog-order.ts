import { define, object, type Struct } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

/** The lists of the catalog whose order staff choose. */
export const catalogLists = ['brands', 'organizations', 'donation cards'] as const;

export type CatalogList = (typeof catalogLists)[number];

/**
 * Sets the order of all entries of a list, hidden ones included. Fails with `conflict` when the list is no longer in the `previous`
 * order, because someone else has reordered it or added an entry.
 */
export const reorderCatalogEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/catalog-order',
  needsToken: true,
  body: object({ list: catalogList(), previous: entryIds(), order: entryIds() }),
  reply: messageReply,
});

export function catalogList(): Struct<CatalogList, null> {
  const isList = (value: unknown) => catalogLists.some((list) => list === value);
  return define<CatalogList>('catalog list', (value) => isList(value) || messages.catalogList);
}

/** Ids of different entries. */
function entryIds(): Struct<string[], null> {
  return define<string[]>('entry ids', (value) => isListOfIds(value) || messages.catalogOrder);
}

function isListOfIds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > limits.catalogEntries) return false;
  const areStrings = value.every((id) => typeof id === 'string' && id.length <= limits.line);
  return areStrings && new Set(value).size === value.length;
}
