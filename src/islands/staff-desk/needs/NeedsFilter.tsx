import { useStore } from '@nanostores/react';
import { $needsOrganization } from '../../../stores/staff-need-list.ts';
import { filterNeeds } from '../../../stores/staff-needs.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useOrganizationFilterOptions } from '../catalog-options.ts';
import type { DeskOrdersCopy } from '../copy.ts';

interface Props {
  /** The copy of the orders tab, because its filter has the same label and options. */
  copy: DeskOrdersCopy;
}

/** Chooses the organization whose needs are listed. */
export function NeedsFilter({ copy }: Props) {
  const chosen = useStore($needsOrganization);
  const options = useOrganizationFilterOptions(chosen, copy);
  return (
    <SelectField
      id="needs-organization"
      name="organization"
      label={copy.organization}
      value={chosen ?? ''}
      onChange={({ target }) => void filterNeeds(target.value || undefined)}
      options={options}
    />
  );
}
