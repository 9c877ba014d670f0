import { logInWithPasskeyEndpoint } from '@kindcrate/contract/second-factors';
import { object } from 'superstruct';
import { request } from '../../lib/api.ts';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { SecondStepProps } from './second-step.ts';

const struct = object({});

/** Logs in with a passkey: a form without fields, because the browser asks for everything that it needs. */
export function PasskeyForm({ step, copy, onLoggedIn }: SecondStepProps) {
  const form = useForm({
    name: 'passkey',
    struct,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send() {
      const body = await signWithPasskey(step);
      if (!body) return { message: copy.secondStep.passkeyDeclined, resetsForm: false };
      onLoggedIn((await request(logInWithPasskeyEndpoint, { body })).token);
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
      <SubmitButton label={copy.secondStep.passkey} isPending={form.isPending} />
    </form>
  );
}
