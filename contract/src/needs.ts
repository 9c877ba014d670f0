import { array, boolean, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { bodylessEndpoint, queryEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { idParam } from './queries.ts';

export const needStates = ['wanted', 'enough', 'refused'] as const;

/** Whether an organization wants something, has enough of it, or cannot take it. */
export type NeedState = (typeof needStates)[number];

/** One line of an organization's list of needs, as visitors see it. */
export const need = object({
  _id: string(),
  organization: object({ _id: string(), title: string() }),
  /** The id of a category. */
  category: string(),
  /** What the organization wants, has enough of or cannot take, such as `winter coats, adult`. */
  words: string(),
  /** A wanted need whose target has been reached is `enough` here. */
  state: enums(needStates),
  /** Pieces; null if there is always a need. */
  target: nullable(integer()),
  /** Pieces received for this need so far; may be more than `target`. */
  received: integer(),
  /** The last day on which the need is current, `YYYY-MM-DD` in UTC; null if it has no end. */
  until: nullable(string()),
  urgent: boolean(),
  /** Why the organization has enough of these goods, or cannot take them. */
  reason: nullable(string()),
  /** ISO 8601 time of the last edit, the last receipt or the last decline after a receipt, whichever is latest. */
  updatedAt: string(),
});

export type Need = Infer<typeof need>;

/** A node of the category tree, which has two levels. */
export const needCategory = object({
  /** A readable slug, such as `clothing-winter`, that never changes. */
  _id: string(),
  title: string(),
  /** The id of the parent category; null at the top level. */
  parent: nullable(string()),
});

export type NeedCategory = Infer<typeof needCategory>;

/** The current needs of organizations that are not hidden: urgent ones first, then in the order of the organizations. */
export const listNeedsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/needs',
  query: object({
    /** An organization's id. */
    organization: idParam(messages.unknownCharity),
    /** A category's id. A top-level category includes its subcategories. */
    category: idParam(messages.unknownNeedCategory),
  }),
  reply: object({ result: array(need) }),
});

/** In display order, each category before its subcategories. */
export const listNeedCategoriesEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/needs/categories',
  reply: object({ result: array(needCategory) }),
});
