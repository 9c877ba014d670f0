import { logInEndpoint } from '@kindcrate/contract/accounts';
import { type ComponentType, useState } from 'react';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { signIn } from '../../stores/session.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { LoginFormCopy } from './copy.ts';
import type { SecondStepProps } from './second-step.ts';

interface Props {
  copy: LoginFormCopy;
}

type LoadedStep = Pick<SecondStepProps, 'step'> & { Form: ComponentType<SecondStepProps> };

/** Logs in (with a second step if the account has one), stores the token, and returns to the page that required a login. */
export default function LoginForm({ copy }: Props) {
  const [secondStep, setSecondStep] = useState<LoadedStep>();
  const finish = (token: string) => {
    signIn(token);
    flashNotice({ kind: 'status', text: copy.success });
    navigateTo(takeReturnPath());
  };
  const form = useForm({
    name: 'login',
    struct: logInEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { token, secondFactor } = await request(logInEndpoint, { body });
      if (token) finish(token);
      // Imported only now, because most accounts have no second factor.
      if (secondFactor) setSecondStep({ step: secondFactor, Form: (await import('./SecondStep.tsx')).SecondStep });
      return undefined;
    },
  });

  if (secondStep) return <secondStep.Form step={secondStep.step} copy={copy} onLoggedIn={finish} />;

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
