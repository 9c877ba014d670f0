import type { CollectionEntry } from 'astro:content';
import { logInEndpoint } from '@kindcrate/contract/accounts';
import { request } from '../../lib/api.ts';
import { leaveFor } from '../../lib/leave-for.ts';
import { carryNotice } from '../../stores/notices.ts';
import { takeRememberedPage } from '../../stores/returning.ts';
import { signIn } from '../../stores/session.ts';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { OfflineNote } from '../form/OfflineNote.tsx';
import { OutcomeNotice } from '../form/OutcomeNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';

interface Props {
  copy: CollectionEntry<'login'>['data'];
}

/** Takes e-mail and password, keeps the token, and goes on to the page that was asked for. */
export default function LoginForm({ copy }: Props) {
  const form = useForm({
    name: 'login',
    struct: logInEndpoint.body,
    problems: copy.problems,
    failure: copy.failure,
    async send(body) {
      const { token, message } = await request(logInEndpoint, { body });
      signIn(token);
      carryNotice({ kind: 'status', text: message });
      leaveFor(takeRememberedPage());
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notes={<OfflineNote problem={form.problem} text={copy.offline} />} />
      <Field {...form.field('email')} label={copy.email} type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        {...form.field('password')}
        label={copy.password}
        showLabel={copy.showPassword}
        autoComplete="current-password"
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
