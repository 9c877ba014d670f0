import { array, assign, define, enums, type Infer, integer, object, string } from 'superstruct';
import { jsonEndpoint, plainEndpoint } from './endpoint.ts';
import { coins, line } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { writeReply } from './replies.ts';

export const redemptionStatuses = ['pending', 'approved', 'refused', 'expired'] as const;

export type RedemptionStatus = (typeof redemptionStatuses)[number];

/** A partner's request for a donor's coins, as both of them see it. Times are ISO 8601. */
export const redemption = object({
  _id: string(),
  status: enums(redemptionStatuses),
  coins: integer(),
  /** The title of the brand that asks. */
  brand: string(),
  firstName: string(),
  /** What both can name later, such as `KC-7Q2M-9XKD`; empty until it is approved. */
  reference: string(),
  createdAt: string(),
  /** Until when the donor can answer. */
  expiresAt: string(),
});

export type Redemption = Infer<typeof redemption>;

export type Decision = 'approve' | 'refuse';

const decision = define<Decision>(
  'decision',
  (value) => value === 'approve' || value === 'refuse' || messages.decision,
);
const code = () => line('Code', limits.line, messages.redemptionCode);
const written = assign(writeReply, object({ data: redemption }));

/** Tells a partner whose code it is and how much the balance allows. It spends nothing and does not use up the code. */
export const lookUpCodeEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/redemptions/look',
  role: 'partner',
  body: object({ code: code() }),
  reply: object({ data: object({ firstName: string(), most: integer() }) }),
});

/** Uses up the code and asks the donor. Carries an `Idempotency-Key` header: the same key asks once. */
export const requestRedemptionEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/redemptions',
  role: 'partner',
  body: object({ code: code(), coins: coins() }),
  reply: written,
});

/** What waits for the donor's answer, the oldest first. */
export const listPendingRedemptionsEndpoint = plainEndpoint({
  method: 'GET',
  path: '/redemptions/pending',
  needsToken: true,
  reply: object({ result: array(redemption) }),
});

/** For the donor and the partner of it; nobody else finds it. */
export const getRedemptionEndpoint = plainEndpoint({
  method: 'GET',
  path: '/redemptions/:id',
  needsToken: true,
  reply: object({ data: redemption }),
});

/** The donor's answer. The same answer again gives the same reply. */
export const decideRedemptionEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/redemptions/:id',
  needsToken: true,
  body: object({ decision }),
  reply: written,
});
