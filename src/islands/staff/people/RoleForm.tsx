import type { CollectionEntry } from 'astro:content';
import { roles } from '@kindcrate/contract/accounts';
import { changeDonor, type Donor } from '@kindcrate/contract/staff-donors';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { staffBrands } from '../../../stores/staff-catalogue.ts';
import { changePerson } from '../../../stores/staff-people.ts';
import { ErrorSummary } from '../../error-summary/ErrorSummary.tsx';
import { SelectField } from '../../field/SelectField.tsx';
import { OutcomeNotice } from '../../form/OutcomeNotice.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useForm } from '../../form/use-form.ts';

interface Props {
  person: Donor;
  copy: CollectionEntry<'staff'>['data']['people'];
}

/** What somebody may do; a partner does it for one brand. */
export function RoleForm({ person, copy }: Props) {
  const [role, setRole] = useState<string>(person.role);
  const brands = useStore(staffBrands.$pages);
  const form = useForm({
    name: `role-${person._id}`,
    struct: changeDonor.body,
    problems: copy.problems,
    failure: copy.failure,
    send: async (body) => ({ message: await changePerson(person._id, body), resets: false }),
  });
  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <SelectField
        {...form.field('role')}
        label={copy.role}
        defaultValue={person.role}
        onChange={({ target }) => setRole(target.value)}
        options={roles.map((value) => ({ value, label: copy.roles[value] }))}
      />
      {role === 'partner' && (
        <SelectField
          {...form.field('brand')}
          label={copy.brand}
          key={brands.state}
          defaultValue={person.brand?._id ?? ''}
          options={[
            { value: '', label: copy.chooseBrand },
            ...brands.items.map(({ _id, title }) => ({ value: _id, label: title })),
          ]}
        />
      )}
      <SubmitButton label={copy.saveRole} isPending={form.isPending} />
      <OutcomeNotice outcome={form.outcome} />
    </form>
  );
}
