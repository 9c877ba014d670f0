import { array, assign, define, enums, type Infer, integer, object, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { coins, singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

export const redemptionStatuses = ['pending', 'approved', 'refused', 'expired'] as const;

export type RedemptionStatus = (typeof redemptionStatuses)[number];

/** A partner's request for a donor's coins, as both of them see it. Times are ISO 8601. */
export const redemption = object({
  _id: string(),
  status: enums(redemptionStatuses),
  coins: integer(),
  /** The title of the partner's brand. */
  brand: string(),
  /** The first name of the donor. */
  firstName: string(),
  /** Lets the donor and the partner refer to the redemption later, such as `KC-7Q2M-9XKD`; empty until the donor approves it. */
  reference: string(),
  createdAt: string(),
  /** The donor can answer until this time. */
  expiresAt: string(),
});

export type Redemption = Infer<typeof redemption>;

export type RedemptionDecision = 'approve' | 'refuse';

const decision = define<RedemptionDecision>(
  'decision',
  (value) => value === 'approve' || value === 'refuse' || messages.decision,
);
const code = () => singleLine('Code', limits.line, messages.redemptionCode);
const redemptionReply = assign(messageReply, object({ data: redemption }));

/** Returns the first name and the balance of the code's donor. Does not use up the code. */
export const lookUpCodeEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/redemptions/look',
  needsToken: true,
  body: object({ code: code() }),
  reply: object({
    data: object({
      firstName: string(),
      /** The balance, which is the most that can be spent. The field cannot be renamed, because clients depend on its name. */
      most: integer(),
    }),
  }),
});

/**
 * Uses up the code, and asks the donor to approve the redemption. Takes an `Idempotency-Key` header: requests with the same key ask
 * only once.
 */
export const requestRedemptionEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/redemptions',
  needsToken: true,
  body: object({ code: code(), coins: coins() }),
  reply: redemptionReply,
});

/** The requests that wait for the donor's answer, oldest first. */
export const listPendingRedemptionsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/redemptions/pending',
  needsToken: true,
  reply: object({ result: array(redemption) }),
});

/** Only the donor and the partner of a redemption can read it; everyone else gets `not_found`. */
export const getRedemptionEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/redemptions/:id',
  needsToken: true,
  reply: object({ data: redemption }),
});

/** The donor's answer. Repeating the same answer returns the same reply. */
export const decideRedemptionEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/redemptions/:id',
  needsToken: true,
  body: object({ decision }),
  reply: redemptionReply,
});
