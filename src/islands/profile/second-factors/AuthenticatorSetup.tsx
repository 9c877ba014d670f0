import { confirmAuthenticatorEndpoint, type AuthenticatorSetup as Setup } from '@kindcrate/contract/second-factors';
import { confirmAuthenticator } from '../../../stores/second-factors.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../../ui/form/FormNotices.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { SecondFactorsCopy } from './copy.ts';

interface Props {
  setup: Setup;
  copy: SecondFactorsCopy;
  /** Called with the API's message after a success, or with an empty string when the setup was canceled. */
  onDone: (message: string) => void;
}

/** The QR code for an authenticator app, and the form for its first code. */
export function AuthenticatorSetup({ setup, copy, onDone }: Props) {
  const { app } = copy;
  // A space after every four characters, except at the end.
  const readableSecret = setup.secret.replace(/.{4}(?=.)/g, '$& ');
  const form = useForm({
    name: 'authenticator',
    struct: confirmAuthenticatorEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      onDone(await confirmAuthenticator(body));
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <p>{app.scan}</p>
      <img className="second-factors__image" src={setup.qrcode} width="240" height="240" alt={app.imageAlt} />
      <p className="field__hint">
        {app.secret} <code className="second-factors__secret">{readableSecret}</code>
      </p>
      <ErrorSummary {...form.summary} />
      <div role="status">
        <OfflineNotice problem={form.problem} text={copy.offline} />
      </div>
      <Field
        {...form.field('code')}
        label={app.code}
        hint={app.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <SubmitButton label={app.submit} isPending={form.isPending} />
      <button className="button button--quiet" type="button" onClick={() => onDone('')}>
        {app.cancel}
      </button>
    </form>
  );
}
