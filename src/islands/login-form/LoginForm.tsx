import { type ComponentType, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';
import type { LoginFormCopy } from './copy.ts';
import type { SecondStepProps } from './second-step.ts';

interface Props {
  copy: LoginFormCopy;
}

type LoadedStep = Omit<SecondStepProps, 'copy'> & { Form: ComponentType<SecondStepProps> };

const lazySendLogin = onDemand('send-login', () => import('./send-login.ts'));
// Loaded on demand, because most accounts have no second factor.
const lazySecondStep = onDemand('SecondStep', () => import('./SecondStep.tsx'));

/** Logs in (with a second step if the account has one), stores the token, and returns to the page that required a login. */
export default function LoginForm({ copy }: Props) {
  const [secondStep, setSecondStep] = useState<LoadedStep>();
  const form = useFormOnDemand({
    name: 'login',
    code: lazySendLogin,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body, { logIn, openSession }) {
      const { token, secondFactor } = await logIn(body);
      const onLoggedIn = (token: string) => openSession(token, copy.success);
      if (token) onLoggedIn(token);
      if (secondFactor) {
        setSecondStep({ step: secondFactor, onLoggedIn, Form: (await lazySecondStep.load()).SecondStep });
      }
      return undefined;
    },
  });

  if (secondStep) {
    const { Form, ...props } = secondStep;
    return <Form {...props} copy={copy} />;
  }

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
