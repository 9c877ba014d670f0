import { invitedRoles } from '@kindcrate/contract/invitations';
import { limits } from '@kindcrate/contract/limits';
import { needStates } from '@kindcrate/contract/needs';
import { moveStatuses } from '@kindcrate/contract/order-moves';
import { orderStatuses } from '@kindcrate/contract/orders';
import { openOrdersChoices } from '@kindcrate/contract/personal-data';
import { roles } from '@kindcrate/contract/roles';
import { maxTokenNameLength } from '@kindcrate/contract/staff-tokens';
import type { JsonSchema } from './json-schema.ts';

const line = { minLength: 1, maxLength: limits.line };
const paragraphs = { minLength: 1, maxLength: limits.paragraphs };
const threadText = { minLength: 1, maxLength: limits.threadText };
const threadRead = { minimum: 0, maximum: limits.threadMessages };
const newPassword = { format: 'password', minLength: limits.password.min, maxLength: limits.password.max };
const status = { enum: orderStatuses };

/** The limits and formats of the fields of requests, by field name. A test compares them with the contract's structs. */
const requestDetails: Readonly<Record<string, JsonSchema>> = {
  after: { maxLength: 500 },
  alt: line,
  amount: { minimum: limits.payment.min, maximum: limits.payment.max },
  charity: line,
  coins: { minimum: limits.coins.min, maximum: limits.coins.max },
  confirmPassword: newPassword,
  decision: { enum: ['approve', 'refuse'] },
  description: paragraphs,
  email: { format: 'email', maxLength: limits.email.address },
  expectedStatus: status,
  info: paragraphs,
  itemsName: line,
  location: line,
  message: { minLength: 1, maxLength: limits.message },
  openOrders: { enum: openOrdersChoices },
  organizationInfo: paragraphs,
  position: { minimum: 0, maximum: limits.needCategories },
  q: { maxLength: limits.search },
  quantity: { minimum: limits.quantity.min, maximum: limits.quantity.max },
  reason: { maxLength: limits.reason },
  receivedQuantity: { minimum: 0, maximum: limits.quantity.max },
  revision: { maximum: limits.revision },
  role: { enum: roles },
  sort: { enum: ['newest', 'oldest'] },
  state: { enum: needStates },
  status,
  target: { minimum: limits.need.target.min, maximum: limits.need.target.max },
  title: line,
  username: { minLength: limits.username.min, maxLength: limits.username.max },
  words: { minLength: limits.need.words.min, maxLength: limits.need.words.max },
};

/** A side of an image, in pixels. */
const side = { maximum: limits.image.side };
const orderAssignee = { enum: ['me', 'nobody'] };
const needReason = { minLength: limits.need.reason.min, maxLength: limits.need.reason.max };
const categoryTitle = { minLength: 1, maxLength: limits.needCategoryTitle };
const savedText = {
  title: { minLength: 1, maxLength: limits.savedText.title },
  text: { minLength: 1, maxLength: limits.savedText.reply },
};
const elevenDigits = { pattern: `^[0-9]{${limits.phoneDigits}}$` };

/** 0 stands for no draft, or for the copy in the files. */
const copyRevision = { minimum: 0, maximum: limits.revision };

/** The fields of an endpoint whose rules differ from those of the same field in other endpoints. */
const endpointDetails: Readonly<Record<string, Record<string, JsonSchema>>> = {
  'POST /register': { password: newPassword, phone: elevenDigits },
  'POST /invitation/register': { password: newPassword, phone: elevenDigits },
  'PUT /profile/update': { password: newPassword, phone: elevenDigits },
  'POST /password/reset': { password: newPassword },
  'POST /staff/invitations': { role: { enum: invitedRoles } },
  'POST /staff/tokens': { name: { minLength: 1, maxLength: maxTokenNameLength } },
  'GET /staff/orders': { assignee: orderAssignee },
  'GET /staff/orders.csv': { assignee: orderAssignee },
  'POST /staff/orders/:id/notes': { text: { minLength: 1, maxLength: limits.note } },
  'POST /staff/orders': { location: { maxLength: limits.line }, phone: { maxLength: limits.line } },
  'POST /staff/needs': { reason: needReason },
  'PUT /staff/needs/:id': { reason: needReason },
  'POST /staff/need-categories': { title: categoryTitle },
  'PUT /staff/need-categories/:id': { title: categoryTitle },
  'POST /staff/settlements/:id': {
    coins: { minimum: -limits.settledCoins, maximum: limits.settledCoins, not: { const: 0 } },
    note: { maxLength: limits.reason },
    sequence: { maximum: limits.settlementEntries },
  },
  'PUT /staff/copy/:id/draft': { revision: copyRevision },
  'POST /staff/copy/:id/discard': { revision: copyRevision },
  'POST /staff/copy/:id/publish': { revision: copyRevision },
  'POST /staff/copy/:id/restore': { revision: copyRevision, version: copyRevision },
  'POST /staff/organizations/:id/images': { replaces: line },
  'POST /staff/catalog-preview': { id: line, width: side, height: side },
  'POST /messages/:id': { text: threadText },
  'PUT /messages/:id': { read: threadRead },
  'POST /staff/messages/:id': { text: threadText, read: threadRead },
  'PUT /staff/messages/:id': { read: threadRead },
  'POST /staff/orders/moves': { status: { enum: moveStatuses } },
  'POST /staff/saved-texts': savedText,
  'PUT /staff/saved-texts/:id': savedText,
  'POST /second-factors/passkeys': { name: { minLength: 1, maxLength: limits.passkeyName } },
};

/** @param endpoint the method and path of an endpoint */
export function requestDetailsOf(endpoint: string): (field: string) => JsonSchema | undefined {
  return (field) => endpointDetails[endpoint]?.[field] ?? requestDetails[field];
}

/** In replies, a field whose name is `at` or ends in `At` is a time. */
export function replyDetailsOf(field: string): JsonSchema | undefined {
  return /(^a|A)t$/.test(field) ? { format: 'date-time' } : undefined;
}
