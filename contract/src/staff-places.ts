import { array, assign, boolean, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { capacityPerHour, closedDays, collection, openHours, placeAddress, timeZone } from './place-fields.ts';
import { place } from './places.ts';
import { idParam } from './queries.ts';
import { messageReply } from './replies.ts';
import { flag, revision } from './staff-fields.ts';

/** The place of an organization, as the desk shows it. */
export const staffPlace = object({
  organization: object({ _id: string(), title: string() }),
  /** Null until someone enters a place. */
  place: nullable(place),
  /** True for a place of the sample data that nobody has edited; otherwise missing. */
  isSample: optional(boolean()),
  /** 1 until someone enters the place; increases with every edit. */
  revision: integer(),
});

export type StaffPlace = Infer<typeof staffPlace>;

/**
 * The place of `organization`. Without it, staff get the places of all organizations, in display order, and volunteers that of their
 * own.
 */
export const listStaffPlacesEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/places',
  needsToken: true,
  query: object({ organization: idParam(messages.unknownCharity) }),
  reply: object({ result: array(staffPlace) }),
});

/** Adds or replaces the place of the organization whose id is `:id`. */
export const updatePlaceEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/places/:id',
  needsToken: true,
  body: object({
    address: placeAddress(),
    timeZone: timeZone(),
    hours: openHours(),
    closedDays: closedDays(),
    dropOff: flag('Drop-off'),
    collection: collection(),
    capacityPerHour: capacityPerHour(),
    revision: revision(),
  }),
  reply: assign(messageReply, object({ data: staffPlace })),
});
