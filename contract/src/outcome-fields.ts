import { coerce, define, type Infer, object, optional } from 'superstruct';
import { anyString, optionalSingleLine } from './fields.ts';
import { limits } from './limits.ts';
import { jsonObject } from './lists.ts';
import { outcomeMessages } from './outcome-messages.ts';
import { idParam } from './queries.ts';

/** A boolean, or in a form its name. It is not `flag` of staff-fields.ts, because donors load this file's group (src/build/island-chunks.mjs). */
const consent = coerce(
  define<boolean>('consent', (value) => typeof value === 'boolean' || outcomeMessages.consents),
  anyString,
  (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
);

/** The fields with which an organization says what became of an order. Without a line and a photo, it says nothing. */
export const outcomeFields = {
  line: optional(optionalSingleLine('What became of it', limits.line)),
  /** The id of a photo that the sender uploaded with `POST /photos`, or of the outcome's current photo, which then stays. */
  photo: idParam(outcomeMessages.unknownPhoto),
  /** Whether the organization would like to show it on its page. */
  organizationConsents: optional(consent),
};

/** An outcome as a field of another body. */
export const outcomeDraft = jsonObject(object(outcomeFields), outcomeMessages.outcome);

export type OutcomeDraft = Infer<typeof outcomeDraft>;
