import { array, assign, boolean, type Infer, integer, object, optional } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { needReason, needState, needTarget, needUntil, needUrgent, needWords } from './need-fields.ts';
import { need } from './needs.ts';
import { idField, idParam } from './queries.ts';
import { messageReply } from './replies.ts';
import { revision } from './staff-fields.ts';

/** A need at the desk. Its `state` is the stored one, even when the target has been reached. */
export const staffNeed = assign(
  need,
  object({
    /** False once the need's last day has passed. */
    current: boolean(),
    /** True for a need of the sample data that nobody has edited; otherwise missing. */
    isSample: optional(boolean()),
    /** Increases with every edit. An edit that quotes an older revision fails with `conflict`. */
    revision: integer(),
  }),
);

export type StaffNeed = Infer<typeof staffNeed>;

const needReply = assign(messageReply, object({ data: staffNeed }));

/** The fields that can be edited. `target`, `urgent` and `until` are only for a wanted need, `reason` only for the other states. */
const editable = object({
  category: idField(messages.needCategory),
  words: needWords(),
  state: needState(),
  target: needTarget(),
  urgent: needUrgent(),
  until: needUntil(),
  reason: needReason(),
});

/**
 * The needs of `organization`, including those that are no longer current. Without it, staff get the needs of all organizations, and
 * volunteers those of their own.
 */
export const listStaffNeedsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/needs',
  needsToken: true,
  query: object({ organization: idParam(messages.unknownCharity) }),
  reply: object({ result: array(staffNeed) }),
});

/** Adds a need. A volunteer may leave out the organization, which is always their own. */
export const createNeedEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/needs',
  needsToken: true,
  body: assign(object({ organization: optional(idField(messages.needOrganization)) }), editable),
  reply: needReply,
});

/** Replaces everything except the organization: a field that is left out becomes empty. */
export const updateNeedEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/needs/:id',
  needsToken: true,
  body: assign(editable, object({ revision: revision() })),
  reply: needReply,
});

/** Deletes a need. Its orders stay, but are no longer for a need. */
export const deleteNeedEndpoint = bodylessEndpoint({
  method: 'DELETE',
  path: '/staff/needs/:id',
  needsToken: true,
  reply: messageReply,
});
