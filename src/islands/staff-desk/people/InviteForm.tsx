import { invitedRoles } from '@kindcrate/contract/invitations';
import { createInvitationEndpoint } from '@kindcrate/contract/staff-invitations';
import { invite } from '../../../stores/staff-invitations.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { PeopleCopy } from '../copy.ts';
import { RoleFields } from './RoleFields.tsx';

interface Props {
  copy: PeopleCopy;
}

const initialChoice = { role: 'volunteer', brand: null, organization: null } as const;

/** Sends an invitation to a role by email. */
export function InviteForm({ copy }: Props) {
  const { invitations } = copy;
  const form = useForm({
    name: 'invite',
    struct: createInvitationEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: invitations.failure,
    send: async (body) => ({ message: await invite(body), resetsForm: false }),
  });
  return (
    <form className="form desk-form" aria-label={invitations.invite} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <Field
        {...form.field('email')}
        label={invitations.email}
        hint={invitations.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <RoleFields
        field={form.field}
        roles={invitedRoles}
        current={initialChoice}
        hint={invitations.roleHint}
        copy={copy}
      />
      <SubmitButton label={invitations.invite} isPending={form.isPending} />
    </form>
  );
}
