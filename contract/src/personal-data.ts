import { define, object, optional } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import type { FileLike } from './fields.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

/** What happens to donations that are under way when their donor's account is deleted. */
export const openOrdersChoices = ['cancel', 'finish'] as const;

export type OpenOrdersChoice = (typeof openOrdersChoices)[number];

const choices: ReadonlySet<unknown> = new Set(openOrdersChoices);

/** `openOrders` is required when there are donations under way. */
const deletion = object({
  openOrders: optional(
    // Not superstruct's `enums`, which fails on a value that cannot be converted to a string.
    define<OpenOrdersChoice>('choice', (value) => choices.has(value) || messages.openOrders),
  ),
});

/** A ZIP file (`application/zip`), which a browser reads as a `Blob`. */
const zipFile = define<FileLike>(
  'ZIP file',
  (value) => (typeof value === 'object' && value !== null && 'size' in value) || 'not a file',
);

/** Everything that is stored about the person: `data.json`, receipts and photos. Needs a recent login. */
export const copyDataEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/profile/export',
  needsToken: true,
  reply: zipFile,
});

/** Deletes the account for good, and ends its sessions. Needs a recent login. */
export const deleteAccountEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/profile/delete',
  needsToken: true,
  body: deletion,
  reply: messageReply,
});

/** The same file as from `copyDataEndpoint`, for a person who asked staff for it. Needs a recent login. */
export const copyPersonDataEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/donors/:id/export',
  needsToken: true,
  reply: zipFile,
});

/**
 * Deletes a person's account after they have asked staff to do so. People cannot delete their own account at the desk. Needs a recent
 * login.
 */
export const deletePersonEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/donors/:id/delete',
  needsToken: true,
  body: deletion,
  reply: messageReply,
});
