import { updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { coerce, object, optional, string, type } from 'superstruct';

const { revision: _, ...fields } = updatePlaceEndpoint.body.schema;

/** The body as one field with JSON: a form's fields have one level, and their values are texts. */
export const placeStruct = coerce(
  object({ ...fields, place: optional(string()) }),
  type({ place: string() }),
  ({ place }) => JSON.parse(place),
);
