import type { Role } from '@kindcrate/contract/roles';
import type { Person } from '@kindcrate/contract/staff-people';
import { useState } from 'react';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useOrganizationOptions } from '../catalog-options.ts';
import type { RoleCopy } from '../copy.ts';
import { useBrandOptions } from './brand-options.ts';

interface Props {
  /** Returns the props of a field of the form. */
  field: (name: string) => { id: string; name: string; error: string | undefined };
  roles: readonly Role[];
  /** The initial selection. */
  current: Pick<Person, 'role' | 'brand' | 'organization'>;
  hint: string;
  copy: RoleCopy;
}

/** The fields for a role, and for the brand of a partner or the organization of a volunteer. */
export function RoleFields({ field, roles, current, hint, copy }: Props) {
  const [role, setRole] = useState<string>(current.role);
  const brandOptions = useBrandOptions(current.brand, copy.chooseBrand);
  const organizationOptions = useOrganizationOptions(current.organization, copy.chooseOrganization);
  return (
    <>
      <SelectField
        {...field('role')}
        label={copy.role}
        hint={hint}
        defaultValue={current.role}
        onChange={({ target }) => setRole(target.value)}
        options={roles.map((value) => ({ value, label: copy.roles[value] }))}
      />
      {role === 'partner' && (
        <SelectField
          {...field('brand')}
          label={copy.brand}
          defaultValue={current.brand?._id ?? ''}
          options={brandOptions}
        />
      )}
      {role === 'volunteer' && (
        <SelectField
          {...field('organization')}
          label={copy.organization}
          defaultValue={current.organization?._id ?? ''}
          options={organizationOptions}
        />
      )}
    </>
  );
}
