import type { CollectionEntry } from 'astro:content';
import { registerEndpoint } from '@kindcrate/contract/accounts';
import { request } from '../../lib/api.ts';
import { leaveFor } from '../../lib/leave-for.ts';
import { carryNotice } from '../../stores/notices.ts';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { FormNotes } from '../form/FormNotes.tsx';
import { OutcomeNotice } from '../form/OutcomeNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useForm } from '../form/use-form.ts';

interface Props {
  copy: CollectionEntry<'register'>['data'];
}

/** Makes an account, then goes to the log-in. */
export default function RegisterForm({ copy }: Props) {
  const draft = useDraft('register', 'tab');
  const form = useForm({
    name: 'register',
    draft,
    struct: registerEndpoint.body,
    problems: copy.problems,
    failure: copy.failure,
    async send(body) {
      await request(registerEndpoint, { body });
      draft.forget();
      carryNotice({ kind: 'status', text: copy.welcome });
      leaveFor('/login');
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notes={<FormNotes draft={draft} problem={form.problem} copy={copy} />} />
      <Field {...form.field('username')} label={copy.username} hint={copy.usernameHint} autoComplete="nickname" />
      <Field
        {...form.field('email')}
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <Field {...form.field('phone')} label={copy.phone} hint={copy.phoneHint} type="tel" autoComplete="tel-national" />
      <PasswordField
        {...form.field('password')}
        label={copy.password}
        hint={copy.passwordHint}
        showLabel={copy.showPassword}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={copy.confirmPassword}
        showLabel={copy.showPassword}
        autoComplete="new-password"
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
