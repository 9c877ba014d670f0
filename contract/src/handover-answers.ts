import { define, object, optional, refine, type Struct } from 'superstruct';
import { timeField, timesField } from './handover-fields.ts';
import { handoverMessages } from './handover-messages.ts';

export const handoverActions = ['take', 'ask', 'cancel'] as const;

/** What a donor can do: take an offered time, ask for others, or cancel the handover. */
export type HandoverAction = (typeof handoverActions)[number];

/** The fields of a donor's answer; `take` requires `time`, and `ask` requires `times`. */
export const handoverAnswer = object({
  action: define<HandoverAction>(
    'choice',
    (value) => handoverActions.includes(value as HandoverAction) || handoverMessages.action,
  ),
  time: requiredFor('take', timeField(), handoverMessages.time),
  /** In order of preference. */
  times: requiredFor('ask', timesField(1, handoverMessages.times), handoverMessages.times),
});

/** A field that is required if the answer has this action. The first value of `branch` is the whole body. */
function requiredFor<T>(action: HandoverAction, struct: Struct<T, null>, missing: string) {
  return refine(
    optional(struct),
    'required',
    (value, { branch: [body] }) => value !== undefined || body?.action !== action || missing,
  );
}
