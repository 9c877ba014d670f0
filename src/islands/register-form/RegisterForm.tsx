import { formatMessage } from '@kindcrate/contract/message-format';
import { onDemand } from '../../lib/on-demand.ts';
import type { DraftCopy, FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { phoneAttributes } from '../../ui/field/phone-attributes.ts';
import { Agreement, type AgreementCopy } from '../../ui/form/Agreement.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { type NewPasswordCopy, NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useTabDraft } from '../../ui/form/use-draft.ts';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';

export interface RegisterFormCopy extends FormCopy, OfflineCopy, DraftCopy, NewPasswordCopy {
  username: string;
  usernameHint: string;
  email: string;
  /** Undefined when every email domain is accepted. */
  emailHint: string | undefined;
  phone: string;
  phoneHint: string;
  agreement: AgreementCopy;
  /** The notice on the login page after a registration, with `{email}`. */
  welcome: string;
}

interface Props {
  copy: RegisterFormCopy;
  /** The version of the terms and the privacy notice: the day of their last change, such as `2026-11-22`. */
  agreedVersion: string;
}

const lazySendRegistration = onDemand('send-registration', () => import('./send-registration.ts'));

/** Creates an account and opens the login page. */
export default function RegisterForm({ copy, agreedVersion }: Props) {
  const draft = useTabDraft('register');
  const form = useFormOnDemand({
    name: 'register',
    draft,
    code: lazySendRegistration,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body, { register, openLogin }) {
      await register({ ...body, agreedVersion });
      draft.forget();
      const { email } = body;
      openLogin(formatMessage(copy.welcome, { email }), email);
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice
        outcome={form.outcome}
        notices={<FormNotices draft={draft} problem={form.problem} copy={copy} />}
      />
      <Field {...form.field('username')} label={copy.username} hint={copy.usernameHint} autoComplete="nickname" />
      <Field
        {...form.field('email')}
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <Field {...form.field('phone')} label={copy.phone} hint={copy.phoneHint} {...phoneAttributes} />
      <NewPasswordFields field={form.field} copy={copy} />
      <Agreement copy={copy.agreement} />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
