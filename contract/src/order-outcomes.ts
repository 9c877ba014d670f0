import { assign, define, object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { outcome } from './outcomes.ts';
import { messageReply } from './replies.ts';

// Not in outcome-messages.ts, because donors would then load messages that only the desk needs.
const consentMessage = 'Choose whether the outcome may be shown';
const revisionMessage = 'Reload the page and choose again';

/**
 * Sets whether the donor agrees that the organization shows what became of their order. `:id` is the id of the order. Consent applies to the
 * revision that the donor has seen: giving consent fails if there is a newer revision, but withdrawing it does not.
 */
export const updateOutcomeConsentEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/order/:id/outcome',
  needsToken: true,
  body: object({
    donorConsents: define<boolean>('boolean', (value) => typeof value === 'boolean' || consentMessage),
    revision: define<number>('revision', (value) => isRevision(value) || revisionMessage),
  }),
  reply: assign(messageReply, object({ data: outcome })),
});

const isRevision = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.revision;
