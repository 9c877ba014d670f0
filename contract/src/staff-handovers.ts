import { assign, define, object, optional } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { kindField, timesField } from './handover-fields.ts';
import { handoverMessages } from './handover-messages.ts';
import { messageReply } from './replies.ts';
import { staffOrder } from './staff-orders.ts';

const staffHandoverActions = ['offer', 'leave', 'cancel'] as const;

type StaffHandoverAction = (typeof staffHandoverActions)[number];

/**
 * Offers times for the handover of an accepted order, reports that the people who collect the goods are on their way, or cancels the
 * handover, but not the donation.
 *
 * Without `times`, the first of the donor's preferred times that is free becomes the agreed time; if none is free, the next free
 * times are offered. A single offered time that the donor prefers becomes the agreed time, too.
 */
export const updateStaffHandoverEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/orders/:id/handover',
  needsToken: true,
  body: object({
    action: define<StaffHandoverAction>(
      'choice',
      (value) => staffHandoverActions.includes(value as StaffHandoverAction) || handoverMessages.action,
    ),
    times: optional(timesField(1, handoverMessages.times)),
    /** Used only if the order has no handover yet. The default is `drop-off`. */
    kind: optional(kindField()),
  }),
  reply: assign(messageReply, object({ data: staffOrder })),
});
