import type { Person } from '@kindcrate/contract/staff-people';
import { staffBrands } from '../../../stores/staff-brands.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { optionsOf } from '../catalog-options.ts';

/**
 * Returns the options of the brand field.
 * @param current the person's brand, which is an option even before the list has loaded; null if there is none
 * @param emptyLabel the label of the empty option
 */
export function useBrandOptions(current: Person['brand'], emptyLabel: string) {
  const items = useResource(staffBrands).data?.items ?? [];
  return [{ value: '', label: emptyLabel }, ...optionsOf(items, current)];
}
