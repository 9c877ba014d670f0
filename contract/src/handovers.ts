import { array, enums, type Infer, object, optional, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { handoverMessages } from './handover-messages.ts';
import { choiceParam } from './queries.ts';

export const handoverKinds = ['drop-off', 'collection'] as const;

/** Whether the donor brings the goods, or the organization collects them. */
export type HandoverKind = (typeof handoverKinds)[number];

/**
 * - `requested`: the organization answers next
 * - `offered`: the donor chooses one of the offered times next
 * - `agreed`: the donor and the organization have agreed on a time
 * - `cancelled`: there is no time; the donor or the desk can start again
 */
export const handoverStates = ['requested', 'offered', 'agreed', 'cancelled'] as const;

export type HandoverState = (typeof handoverStates)[number];

/** A time at which an organization can receive or collect goods. `start` and `end` are ISO 8601 times in UTC. */
export const handoverTime = object({ start: string(), end: string() });

export type HandoverTime = Infer<typeof handoverTime>;

/** The handover of an order. */
export const handover = object({
  kind: enums(handoverKinds),
  state: enums(handoverStates),
  /** Where the goods are collected. Missing for a drop-off. */
  address: optional(
    object({
      street: string(),
      number: string(),
      city: string(),
      postalCode: string(),
      /** For the person who collects the goods; may be empty. */
      remark: string(),
    }),
  ),
  /** The start times that the donor prefers, in order of preference. */
  preferred: array(string()),
  /** The start times that the organization offers. */
  offered: array(string()),
  /** The agreed time. It remains agreed while the donor and the organization look for another one. */
  agreed: optional(handoverTime),
  /** When the desk reported that the people who collect the goods are on their way. */
  onTheWayAt: optional(string()),
  /** The organization's IANA time zone, in which its times are shown. */
  timeZone: string(),
});

export type Handover = Infer<typeof handover>;

/** The times that are still free, the earliest first. Empty when the organization offers no handover of the requested kind. */
export const listTimesEndpoint = queryEndpoint({
  method: 'GET',
  path: '/organizations/:id/times',
  query: object({
    /** Drop-off if it is missing. */
    kind: choiceParam(handoverKinds, handoverMessages.kind),
  }),
  reply: object({ timeZone: string(), result: array(handoverTime) }),
});
