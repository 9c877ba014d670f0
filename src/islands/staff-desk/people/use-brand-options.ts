import type { Person } from '@kindcrate/contract/staff-people';
import { useStore } from '@nanostores/react';
import { staffBrands } from '../../../stores/staff-catalog.ts';

/**
 * The brands that somebody may be a partner of.
 * @param current their brand, which can be kept before the others are there
 */
export function useBrandOptions(current: Person['brand'], choose: string) {
  const items = useStore(staffBrands.$state).data?.items ?? [];
  const isThere = !current || items.some(({ _id }) => _id === current._id);
  const brands = isThere ? items : [current, ...items];
  return [{ value: '', label: choose }, ...brands.map(({ _id, title }) => ({ value: _id, label: title }))];
}
