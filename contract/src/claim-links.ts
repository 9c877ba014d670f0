import { assign, type Infer, integer, object, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

/** What a claim link shows about a gift. Nothing in it identifies the person who gave the gift or the one who took it in. */
export const claimableGift = object({
  /** Such as `KC-CD37CA39-5588`. */
  number: string(),
  itemsName: string(),
  charity: object({ _id: string(), title: string() }),
  /** Pieces that arrived. */
  quantity: integer(),
  /** The coins that a claim earns; 0 when the goods turned out to be unusable. */
  coins: integer(),
  /** ISO 8601. */
  expiresAt: string(),
});

export type ClaimableGift = Infer<typeof claimableGift>;

const body = object({ code: singleLine('Code', limits.line, messages.claimCode) });

/**
 * Changes nothing, but is a POST to keep the code out of URLs, which servers may log. The link has the code in its fragment for
 * the same reason.
 */
export const lookUpClaimEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/claim/look',
  body,
  reply: object({ data: claimableGift }),
});

/** Makes the caller the donor of the gift, and gives them its coins. Uses up the link. */
export const claimGiftEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/claim',
  needsToken: true,
  body,
  reply: assign(messageReply, object({ data: object({ _id: string(), coins: integer() }) })),
});
