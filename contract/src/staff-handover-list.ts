import { array, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { handover, handoverKinds } from './handovers.ts';
import { messages } from './messages.ts';
import { orderStatuses } from './orders.ts';
import { dayParam, idParam } from './queries.ts';

/** An agreed handover, with what the people who collect or receive the goods need to know. */
export const handoverStop = object({
  /** The id of the order. */
  order: string(),
  itemsName: string(),
  /** Pieces offered. */
  quantity: integer(),
  status: enums(orderStatuses),
  donor: string(),
  phone: string(),
  /** Where the goods are, on one line. */
  location: string(),
  address: handover.schema.address,
  organization: object({ _id: string(), title: string() }),
  kind: enums(handoverKinds),
  /** ISO 8601 in UTC, as is `end`. */
  start: string(),
  end: string(),
  /** The organization's IANA time zone. */
  timeZone: string(),
  onTheWayAt: nullable(string()),
});

export type HandoverStop = Infer<typeof handoverStop>;

/** How much of the organizations' capacity is booked on a day. */
export const dayCapacity = object({
  /** `YYYY-MM-DD`. */
  day: string(),
  /** Agreed handovers. */
  booked: integer(),
  /** Handovers that fit into the open hours; 0 when every organization is closed. */
  capacity: integer(),
});

export type DayCapacity = Infer<typeof dayCapacity>;

export const handoverList = object({
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string(),
  to: string(),
  /** By time, then by postal code. */
  result: array(handoverStop),
  /** The number of handovers beyond those listed. */
  more: integer(),
  /** The week of the first day, from Monday to Sunday. */
  week: array(dayCapacity),
});

export type HandoverList = Infer<typeof handoverList>;

/**
 * The agreed handovers of up to seven days. Days begin at midnight in the organization's time zone. `from` defaults to tomorrow, `to` to the
 * same day as `from`.
 */
export const listHandoversEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/handovers',
  needsToken: true,
  query: object({
    from: dayParam(messages.day),
    to: dayParam(messages.day),
    organization: idParam(messages.unknownCharity),
  }),
  reply: handoverList,
});

export type HandoverListQuery = Infer<typeof listHandoversEndpoint.query>;
