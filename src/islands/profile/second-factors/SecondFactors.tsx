import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { isLoading } from '../../../stores/resource.ts';
import { $recoveryCodes, secondFactors } from '../../../stores/second-factors.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import type { SecondFactorsCopy } from './copy.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export interface SecondFactorsProps {
  copy: SecondFactorsCopy;
}

/** The second factors of the account: an authenticator app, passkeys, recovery codes. */
export function SecondFactors({ copy }: SecondFactorsProps) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(secondFactors);
  const newCodes = useStore($recoveryCodes);

  // The button that opened this panel has disappeared. The section around the panel has a name, which screen readers announce.
  const focusSection = () => root.current?.closest('section')?.focus();
  useEffect(focusSection, []);

  const retry = () => {
    focusSection();
    void secondFactors.reload();
  };
  const { data } = resource;
  const isOn = data !== undefined && (data.authenticatorSince !== null || data.passkeys.length > 0);

  return (
    <div className="second-factors__panel" ref={root}>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={retry} />}
      {data && (
        <>
          <p className="second-factors__state">{isOn ? copy.isOn : copy.isOff}</p>
          {data.isRequired && !isOn && <p className="notice notice--info">{copy.isRequired}</p>}
          {(isOn || newCodes.length > 0) && (
            <RecoveryCodes left={data.recoveryCodesLeft} codes={newCodes} failure={copy.failure} copy={copy.recovery} />
          )}
          <AuthenticatorApp since={data.authenticatorSince} copy={copy} />
          <Passkeys passkeys={data.passkeys} copy={copy} />
        </>
      )}
    </div>
  );
}
