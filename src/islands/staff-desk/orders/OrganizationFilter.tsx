import type { ChangeEvent } from 'react';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useOrganizationFilterOptions } from '../catalog-options.ts';
import type { DeskOrdersCopy } from '../copy.ts';

interface Props {
  /** The id of the chosen organization, from the page's URL. */
  chosen: string | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  copy: DeskOrdersCopy;
}

/** Filters the orders by organization. Only for staff: volunteers are not allowed to list the organizations. */
export function OrganizationFilter({ chosen, onChange, copy }: Props) {
  const options = useOrganizationFilterOptions(chosen, copy);
  return (
    <SelectField
      id="orders-organization"
      name="organization"
      label={copy.organization}
      defaultValue={chosen ?? ''}
      onChange={onChange}
      options={options}
    />
  );
}
