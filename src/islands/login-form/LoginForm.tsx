import { logInEndpoint } from '@kindcrate/contract/accounts';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { signIn } from '../../stores/session.ts';
import type { FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';

export interface LoginFormCopy extends FormCopy, OfflineCopy {
  email: string;
  password: string;
  showPassword: string;
}

interface Props {
  copy: LoginFormCopy;
}

/** Logs in, stores the token and returns to the page that required a login. */
export default function LoginForm({ copy }: Props) {
  const form = useForm({
    name: 'login',
    struct: logInEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { token, message } = await request(logInEndpoint, { body });
      signIn(token);
      flashNotice({ kind: 'status', text: message });
      navigateTo(takeReturnPath());
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
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
