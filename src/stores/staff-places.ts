import type { BodyOf } from '@kindcrate/contract/endpoint';
import { listStaffPlacesEndpoint, type StaffPlace, updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The places that the person may see at the desk: one for each organization, even if nothing has been entered for it. */
export const staffPlaceList = createResource(fetchPlaces);

async function fetchPlaces(): Promise<StaffPlace[]> {
  return (await requestInSession(listStaffPlacesEndpoint, { query: {} })).result;
}

/**
 * Adds or replaces a place, unless someone else has changed it since it was loaded. Returns the API's message.
 * @throws ApiError with the code `conflict`
 */
export async function savePlace(
  { organization: { _id: id }, revision }: StaffPlace,
  fields: Omit<BodyOf<typeof updatePlaceEndpoint>, 'revision'>,
): Promise<string> {
  const body = { ...fields, revision };
  const { message, data } = await requestInSession(updatePlaceEndpoint, { parameters: { id }, body });
  staffPlaceList.update((places) => places.map((place) => (place.organization._id === id ? data : place)));
  return message;
}

/**
 * Loads the list again. The current one stays visible in the meantime.
 * @throws ApiError
 */
export async function refreshPlaces(): Promise<void> {
  const loaded = await fetchPlaces();
  staffPlaceList.update(() => loaded);
}
