import { assign, define, object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { outcomeMessages } from './outcome-messages.ts';
import { outcome } from './outcomes.ts';
import { messageReply } from './replies.ts';

/**
 * Sets whether the donor agrees that the organization shows what became of their order. `:id` is the id of the order. Consent is for the
 * revision that the donor has seen, and fails if there is another one by now; withdrawing it never fails for that reason.
 */
export const updateOutcomeConsentEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/order/:id/outcome',
  needsToken: true,
  body: object({
    donorConsents: define<boolean>('boolean', (value) => typeof value === 'boolean' || outcomeMessages.consents),
    revision: define<number>('revision', (value) => isRevision(value) || outcomeMessages.revision),
  }),
  reply: assign(messageReply, object({ data: outcome })),
});

const isRevision = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.revision;
