import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  createNeedEndpoint,
  deleteNeedEndpoint,
  type StaffNeed,
  updateNeedEndpoint,
} from '@kindcrate/contract/staff-needs';
import { requestInSession } from './session-requests.ts';
import { $needsOrganization, fetchNeeds, staffNeedList } from './staff-need-list.ts';

/** The fields that an edit of a need replaces. */
export type NeedFields = Omit<BodyOf<typeof updateNeedEndpoint>, 'revision'>;

/** Lists the needs of one organization, or of all that the person may see. */
export function filterNeeds(organization: string | undefined): Promise<void> {
  $needsOrganization.set(organization);
  return staffNeedList.reload();
}

/** Adds a need. The caller adds the result to the list with `showNeed`. */
export const addNeed = (body: BodyOf<typeof createNeedEndpoint>) => requestInSession(createNeedEndpoint, { body });

/**
 * Replaces the fields of a need, unless someone else has changed it since it was loaded. The caller shows the result with `showNeed`.
 * @throws ApiError with the code `conflict`
 */
export function editNeed({ _id: id, revision }: StaffNeed, fields: NeedFields) {
  return requestInSession(updateNeedEndpoint, { parameters: { id }, body: { ...fields, revision } });
}

/** Replaces a need in the list, or adds it, unless the list shows only the needs of another organization. */
export function showNeed(changed: StaffNeed): void {
  const organization = $needsOrganization.get();
  staffNeedList.update((needs) => {
    if (needs.some(({ _id }) => _id === changed._id))
      return needs.map((need) => (need._id === changed._id ? changed : need));
    return organization === undefined || organization === changed.organization._id ? [...needs, changed] : needs;
  });
}

/** Deletes a need. Returns the API's message. */
export async function deleteNeed(id: string): Promise<string> {
  const { message } = await requestInSession(deleteNeedEndpoint, { parameters: { id } });
  staffNeedList.update((needs) => needs.filter((need) => need._id !== id));
  return message;
}

/**
 * Loads the list again. The current one stays visible in the meantime.
 * @returns whether the need with this id is still there
 * @throws ApiError
 */
export async function refreshNeeds(id: string): Promise<boolean> {
  const loaded = await fetchNeeds();
  staffNeedList.update(() => loaded);
  return loaded.some((need) => need._id === id);
}
