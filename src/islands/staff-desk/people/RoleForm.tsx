import { roles } from '@kindcrate/contract/roles';
import { type Person, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { useState } from 'react';
import { updatePerson } from '../../../stores/staff-people.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useBrandOptions } from '../catalog-options.ts';
import type { PeopleCopy } from '../copy.ts';

interface Props {
  person: Person;
  copy: PeopleCopy;
}

/** Changes a person's role. A partner works for one brand. */
export function RoleForm({ person, copy }: Props) {
  const [role, setRole] = useState<string>(person.role);
  const brandOptions = useBrandOptions(person.brand, copy.chooseBrand);
  const form = useForm({
    name: `role-${person._id}`,
    struct: updatePersonEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    send: async (body) => ({ message: await updatePerson(person._id, body), resets: false }),
  });
  return (
    <form className="form desk-form" aria-label={copy.saveRole} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <SelectField
        {...form.field('role')}
        label={copy.role}
        hint={copy.roleHint}
        defaultValue={person.role}
        onChange={({ target }) => setRole(target.value)}
        options={roles.map((value) => ({ value, label: copy.roles[value] }))}
      />
      {role === 'partner' && (
        <SelectField
          {...form.field('brand')}
          label={copy.brand}
          defaultValue={person.brand?._id ?? ''}
          options={brandOptions}
        />
      )}
      <SubmitButton label={copy.saveRole} isPending={form.isPending} />
    </form>
  );
}
