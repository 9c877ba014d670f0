import { roles } from '@kindcrate/contract/roles';
import { type Person, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { updatePerson } from '../../../stores/staff-people.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { PeopleCopy } from '../copy.ts';
import { RoleFields } from './RoleFields.tsx';

interface Props {
  person: Person;
  copy: PeopleCopy;
}

/** Changes a person's role. A partner works for one brand, a volunteer for one organization. */
export function RoleForm({ person, copy }: Props) {
  const form = useForm({
    name: `role-${person._id}`,
    struct: updatePersonEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    send: async (body) => ({ message: await updatePerson(person._id, body), resetsForm: false }),
  });
  return (
    <form className="form desk-form" aria-label={copy.saveRole} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <RoleFields field={form.field} roles={roles} current={person} hint={copy.roleHint} copy={copy} />
      <SubmitButton label={copy.saveRole} isPending={form.isPending} />
    </form>
  );
}
