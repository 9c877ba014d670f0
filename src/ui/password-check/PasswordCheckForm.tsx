import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { checkPassword } from '../../stores/password-check.ts';
import type { FormCopy, OfflineCopy } from '../copy.ts';
import { PasswordField } from '../field/PasswordField.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { OfflineNotice } from '../form/FormNotices.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { UsernameForPasswordManagers } from '../form/UsernameForPasswordManagers.tsx';
import { useForm } from '../form/use-form.ts';
import './password-check.scss';
import '../form/form-status.scss';

export interface PasswordCheckCopy extends FormCopy, OfflineCopy {
  title: string;
  lead: string;
  password: string;
  showPassword: string;
  cancel: string;
}

interface Props {
  email?: string;
  copy: PasswordCheckCopy;
  onVerified: () => void;
  onCancel: () => void;
}

/** The content of the dialog that asks for the current password. */
export function PasswordCheckForm({ email, copy, onVerified, onCancel }: Props) {
  const form = useForm({
    // The prefix of the field's id, which becomes `current-password`.
    name: 'current',
    struct: checkPasswordEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send({ password }) {
      await checkPassword(password);
      onVerified();
      return undefined;
    },
  });

  return (
    <form className="form password-check" {...form.props}>
      <h2 className="dialog__title" id="password-check-title">
        {copy.title}
      </h2>
      <p id="password-check-text">{copy.lead}</p>
      <ErrorSummary {...form.summary} />
      <div className="form__status" role="status">
        <OfflineNotice problem={form.problem} text={copy.offline} />
      </div>
      {email !== undefined && <UsernameForPasswordManagers email={email} />}
      <PasswordField
        {...form.field('password')}
        label={copy.password}
        showLabel={copy.showPassword}
        autoComplete="current-password"
      />
      <div className="password-check__buttons">
        <SubmitButton label={copy.submit} isPending={form.isPending} />
        <button className="button button--quiet" type="button" onClick={onCancel}>
          {copy.cancel}
        </button>
      </div>
    </form>
  );
}
