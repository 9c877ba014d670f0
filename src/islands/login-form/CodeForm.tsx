import { logInWithCodeEndpoint } from '@kindcrate/contract/second-factors';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../lib/api.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { SecondStepProps } from './second-step.ts';
import '../../styles/blocks/link.scss';

/** The prefix of the field's id, which becomes `second-step-code`. */
const formName = 'second-step';

/** Logs in with a code from the authenticator app, or with a recovery code. */
export function CodeForm(props: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(!props.step.hasAuthenticator);
  const switchKind = () => {
    flushSync(() => setRecovery(!isRecovery));
    document.getElementById(`${formName}-code`)?.focus();
  };
  // A new key empties the field, and removes an error about the other kind of code.
  return <CodeKindForm key={`${isRecovery}`} {...props} isRecovery={isRecovery} onSwitch={switchKind} />;
}

interface CodeKindProps extends SecondStepProps {
  isRecovery: boolean;
  onSwitch: () => void;
}

function CodeKindForm({ step, copy, onLoggedIn, isRecovery, onSwitch }: CodeKindProps) {
  const { secondStep } = copy;
  const form = useForm({
    name: formName,
    struct: logInWithCodeEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      onLoggedIn((await request(logInWithCodeEndpoint, { body })).token);
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
      <input type="hidden" name="challenge" value={step.challenge} />
      <Field
        {...form.field('code')}
        // One field for both kinds, because the API accepts either; only the texts and the on-screen keyboard differ.
        label={isRecovery ? secondStep.recoveryCode : secondStep.code}
        hint={isRecovery ? secondStep.recoveryCodeHint : secondStep.codeHint}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'off'}
      />
      <SubmitButton label={secondStep.submit} isPending={form.isPending} />
      {step.hasAuthenticator && (
        <p>
          <button className="link" type="button" onClick={onSwitch}>
            {isRecovery ? secondStep.useApp : secondStep.useRecoveryCode}
          </button>
        </p>
      )}
    </form>
  );
}
