import { type AuditEntry, type AuditFilter, exportAuditEndpoint, listAuditEndpoint } from '@kindcrate/contract/audit';
import { listPeopleEndpoint, type Person } from '@kindcrate/contract/staff-people';
import { atom } from 'nanostores';
import { auditFilterOf, formatAuditFilter } from '../lib/audit-filter.ts';
import { saveFile } from '../lib/save-file.ts';
import { createPagedList, noFilter } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** The usernames of the people in the filter; null where the filter names nobody. */
export const $auditPeople = atom<{ actor: string | null; about: string | null }>({ actor: null, about: null });

/** Who did what at the desk, newest first. The initial filter is read from the query string of the page's URL. */
export const staffAuditLog = createPagedList<AuditFilter, AuditEntry>(
  async (filter, after) => {
    const page = await requestInSession(listAuditEndpoint, { query: { ...filter, after } });
    $auditPeople.set(page.people);
    return page;
  },
  () => auditFilterOf(location.search),
);

/** The accounts that match a search, in pages. */
export const createPeopleSearch = () =>
  createPagedList<string | undefined, Person>(
    (q, after) => requestInSession(listPeopleEndpoint, { query: { q, after } }),
    noFilter,
  );

export type PeopleSearch = ReturnType<typeof createPeopleSearch>;

/**
 * Narrows the filter to one person.
 * @param field `actor` for what the person did, `about` for what was done with their account
 */
export function filterByPerson(
  filter: AuditFilter,
  field: 'actor' | 'about',
  person: Pick<Person, '_id' | 'username'>,
): Promise<void> {
  // The username is already known, so it is shown before the reply arrives.
  $auditPeople.set({ actor: null, about: null, [field]: person.username });
  return filterAuditLog({ ...filter, [field]: person._id });
}

/** Lists the entries that match a filter, and writes the filter into the URL of the page. */
export function filterAuditLog(filter: AuditFilter): Promise<void> {
  history.replaceState(history.state, '', `${location.pathname}${formatAuditFilter(filter)}${location.hash}`);
  return staffAuditLog.filterBy(filter);
}

/**
 * Downloads the entries that match a filter as a CSV file.
 * @throws ApiError
 */
export async function downloadAuditLog(filter: AuditFilter, fileName: string): Promise<void> {
  const text = await requestInSession(exportAuditEndpoint, { query: filter });
  // Spreadsheets recognize UTF-8 by its byte order mark, which browsers strip when they read a response as text.
  saveFile(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), fileName);
}
