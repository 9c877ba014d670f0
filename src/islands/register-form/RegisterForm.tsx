import { registerEndpoint } from '@kindcrate/contract/accounts';
import { formatMessage } from '@kindcrate/contract/message-format';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';
import type { DraftCopy, FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { phoneAttributes } from '../../ui/field/phone-attributes.ts';
import { Agreement, type AgreementCopy } from '../../ui/form/Agreement.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { type NewPasswordCopy, NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useForm } from '../../ui/form/use-form.ts';

export interface RegisterFormCopy extends FormCopy, OfflineCopy, DraftCopy, NewPasswordCopy {
  username: string;
  usernameHint: string;
  email: string;
  /** Undefined when every email domain is accepted. */
  emailHint: string | undefined;
  phone: string;
  phoneHint: string;
  agreement: AgreementCopy;
  /** The notice on the login page, with `{email}`. */
  welcome: string;
}

interface Props {
  copy: RegisterFormCopy;
  /** The version of the terms and the privacy notice: the day of their last change, such as `2026-11-22`. */
  agreedVersion: string;
}

/** Creates an account and opens the login page. */
export default function RegisterForm({ copy, agreedVersion }: Props) {
  const draft = useDraft('register', 'tab');
  const form = useForm({
    name: 'register',
    draft,
    struct: registerEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      await request(registerEndpoint, { body: { ...body, agreedVersion } });
      draft.forget();
      const { email } = body;
      flashNotice({
        kind: 'status',
        text: formatMessage(copy.welcome, { email }),
        prefill: { field: 'login-email', value: email },
      });
      navigateTo('/login');
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
