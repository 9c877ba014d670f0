import type { AuthenticatorSetup as Setup } from '@kindcrate/contract/second-factors';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeAuthenticator, startAuthenticator } from '../../../stores/second-factors.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import type { SecondFactorsCopy } from './copy.ts';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  /** When the app was set up; null if it has not been. */
  since: string | null;
  copy: SecondFactorsCopy;
}

/** The authenticator app: when it was set up and a button to remove it, or else its setup. */
export function AuthenticatorApp({ since, copy }: Props) {
  const root = useRef<HTMLElement>(null);
  const [setup, setSetup] = useState<Setup>();
  const action = useAsyncAction(copy.failure);
  const { app } = copy;

  const start = async () => {
    let started: Setup | undefined;
    await action.run(async () => {
      started = await startAuthenticator();
      // No message, so no notice: the setup that appears is enough.
      return '';
    });
    if (!started) return;
    flushSync(() => setSetup(started));
    root.current?.querySelector('input')?.focus();
  };
  /** Closes the setup, and shows the message of a successful setup or removal; the message is empty when the setup was canceled. */
  const finish = (message: string) => {
    flushSync(() => setSetup(undefined));
    if (message) action.showSuccess(message);
    // The focused button has disappeared, so the focus is lost unless new recovery codes have taken it.
    if (document.activeElement === document.body) root.current?.focus();
  };

  return (
    <section className="second-factors__part" ref={root} tabIndex={-1} aria-labelledby="authenticator-title">
      <h3 className="second-factors__title" id="authenticator-title">
        {app.title}
      </h3>
      <p className="field__hint">{since ? <TimeSentence text={app.since} at={since} /> : app.lead}</p>
      {since && <RemoveButton label={app.remove} copy={copy} remove={removeAuthenticator} onRemoved={finish} />}
      {!since && setup && <AuthenticatorSetup setup={setup} copy={copy} onDone={finish} />}
      {!since && !setup && (
        <div className="button-row">
          <AsyncButton label={app.setUp} isPending={action.isPending} onClick={() => void start()} />
        </div>
      )}
      <ActionNotice action={{ result: action.result?.message ? action.result : undefined }} />
    </section>
  );
}
