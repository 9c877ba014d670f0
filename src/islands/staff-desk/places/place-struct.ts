import { updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { coerce, object, optional, string, type } from 'superstruct';

const { revision: _, ...fields } = updatePlaceEndpoint.body.schema;

/** Parses the body from a single field that contains JSON, because a form's fields cannot be nested, and their values are strings. */
export const placeStruct = coerce(
  object({ ...fields, place: optional(string()) }),
  type({ place: string() }),
  ({ place }) => JSON.parse(place),
);
