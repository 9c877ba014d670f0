import type { Person } from '@kindcrate/contract/staff-people';
import { staffOrganizationList } from '../../stores/staff-organization-list.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import type { DeskOrdersCopy } from './copy.ts';

/**
 * Returns the options of the organization filter.
 * @param chosen the id of the chosen organization, which is an option even before its title has loaded
 */
export function useOrganizationFilterOptions(
  chosen: string | undefined,
  copy: Pick<DeskOrdersCopy, 'anyOrganization' | 'chosenOrganization'>,
) {
  const items = useResource(staffOrganizationList).data?.items ?? [];
  return [
    { value: '', label: copy.anyOrganization },
    ...optionsOf(items, chosen ? { _id: chosen, title: copy.chosenOrganization } : null),
  ];
}

/**
 * Returns the options of the organization field.
 * @param current the saved organization, which is an option even before the list has loaded; null if there is none
 * @param emptyLabel the label of the empty option
 */
export function useOrganizationOptions(current: Person['organization'], emptyLabel: string) {
  const items = useResource(staffOrganizationList).data?.items ?? [];
  return [{ value: '', label: emptyLabel }, ...optionsOf(items, current)];
}

interface Entry {
  _id: string;
  title: string;
}

/** Returns the options of a list of entries. The current one is an option even before the list has loaded. */
export function optionsOf(entries: Entry[], current: Entry | null) {
  const isMissing = current && !entries.some(({ _id }) => _id === current._id);
  return (isMissing ? [current, ...entries] : entries).map(({ _id, title }) => ({ value: _id, label: title }));
}
