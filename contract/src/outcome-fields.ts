import { type Infer, object, optional } from 'superstruct';
import { singleLineOrEmpty } from './fields.ts';
import { limits } from './limits.ts';
import { jsonObject } from './lists.ts';
import { outcomeMessages } from './outcome-messages.ts';
import { idParam } from './queries.ts';
import { flag } from './staff-fields.ts';

/** The fields with which an organization says what became of an order. With neither a line nor a photo, there is no outcome. */
export const outcomeFields = {
  line: optional(singleLineOrEmpty('What became of it', limits.line)),
  /** The id of a photo that the sender uploaded with `POST /photos`, or of the outcome's current photo, which then stays. */
  photo: idParam(outcomeMessages.unknownPhoto),
  /** Whether the organization would like to show the outcome on its page. */
  organizationConsents: optional(flag('May be shown on our page')),
};

/** An outcome as a field of another body. */
export const outcomeDraft = jsonObject(object(outcomeFields), outcomeMessages.outcome);

export type OutcomeDraft = Infer<typeof outcomeDraft>;
