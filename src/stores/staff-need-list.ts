import { listStaffNeedsEndpoint, type StaffNeed } from '@kindcrate/contract/staff-needs';
import { atom } from 'nanostores';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The id of the organization whose needs are listed; undefined for all that the person may see. */
export const $needsOrganization = atom<string | undefined>();

/** The needs that the desk lists, including those that are no longer current. The code that edits needs is in staff-needs.ts. */
export const staffNeedList = createResource(fetchNeeds);

/**
 * Requests the needs of the chosen organization.
 * @throws ApiError
 */
export async function fetchNeeds(): Promise<StaffNeed[]> {
  const query = { organization: $needsOrganization.get() };
  return (await requestInSession(listStaffNeedsEndpoint, { query })).result;
}

/** Shows how many pieces have now been received for a need. */
export function showNeedProgress(id: string, received: number): void {
  staffNeedList.update((needs) => needs.map((need) => (need._id === id ? { ...need, received } : need)));
}

/** Loads the needs again if their list has been opened. */
export async function reloadNeeds(): Promise<void> {
  if (staffNeedList.$state.get().data) await staffNeedList.reload();
}
