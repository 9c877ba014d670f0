import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { staffOrganizations } from '../../../stores/staff-catalog.ts';

type Copy = Pick<CollectionEntry<'staff'>['data']['orders'], 'anyOrganization' | 'chosenOrganization'>;

/**
 * The organizations to choose from.
 * @param chosen the id that the address asks for: it can be chosen before its name is there
 */
export function useOrganizationOptions(chosen: string | undefined, copy: Copy) {
  const items = useStore(staffOrganizations.$state).data?.items ?? [];
  const options = items.map(({ _id, title }) => ({ value: _id, label: title }));
  const isNamed = !chosen || options.some(({ value }) => value === chosen);
  return [
    { value: '', label: copy.anyOrganization },
    ...(isNamed ? [] : [{ value: chosen, label: copy.chosenOrganization }]),
    ...options,
  ];
}
