import { useStore } from '@nanostores/react';
import { $needsOrganization } from '../../../stores/staff-need-list.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useOrganizationOptions } from '../catalog-options.ts';
import type { StaffDeskCopy } from '../copy.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  copy: StaffDeskCopy;
}

/** The organization of a new need, initially the one whose list is shown. */
export function OrganizationField({ field, choice, copy: { people } }: Props) {
  const options = useOrganizationOptions(null, people.chooseOrganization);
  return (
    <SelectField
      {...field('organization')}
      {...choice('organization', useStore($needsOrganization) ?? '')}
      label={people.organization}
      options={options}
    />
  );
}
