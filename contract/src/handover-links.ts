import { assign, enums, type Infer, object, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { singleLine } from './fields.ts';
import { handoverAnswer } from './handover-answers.ts';
import { handoverMessages } from './handover-messages.ts';
import { handover } from './handovers.ts';
import { limits } from './limits.ts';
import { orderStatuses } from './orders.ts';
import { messageReply } from './replies.ts';

/** What the link in an email about a handover shows. Apart from the address of a collection, nothing in it is about the donor. */
export const linkedHandover = object({
  /** Such as `KC-CD37CA39-5588`. */
  number: string(),
  itemsName: string(),
  charity: object({ _id: string(), title: string() }),
  status: enums(orderStatuses),
  handover,
});

export type LinkedHandover = Infer<typeof linkedHandover>;

const code = () => singleLine('Code', limits.line, handoverMessages.link);

/** Changes nothing, but is a POST to keep the code out of URLs, which servers may log. */
export const lookUpHandoverEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/handover/look',
  body: object({ code: code() }),
  reply: object({ data: linkedHandover }),
});

/** Does what `updateHandoverEndpoint` does, without a login. The code works until it expires. */
export const answerByLinkEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/handover/answer',
  body: assign(handoverAnswer, object({ code: code() })),
  reply: assign(messageReply, object({ data: linkedHandover })),
});
