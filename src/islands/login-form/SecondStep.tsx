import { useEffect, useRef } from 'react';
import { navigateTo } from '../../lib/navigate-to.ts';
import { supportsPasskeys } from '../../lib/passkeys.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import type { SecondStepProps } from './second-step.ts';
import '../../styles/blocks/link.scss';
import '../../ui/form/form.scss';

/** Asks for a passkey if the account has one, and for a code from the authenticator app or a recovery code. */
export function SecondStep({ step, copy, onLoggedIn }: SecondStepProps) {
  const lead = useRef<HTMLParagraphElement>(null);

  // The login button that had the focus has disappeared.
  useEffect(() => lead.current?.focus(), []);

  return (
    <div className="form">
      <p ref={lead} tabIndex={-1}>
        {copy.secondStep.lead}
      </p>
      {step.passkeys.length > 0 && supportsPasskeys() && (
        <PasskeyForm step={step} copy={copy} onLoggedIn={onLoggedIn} />
      )}
      <CodeForm step={step} copy={copy} onLoggedIn={onLoggedIn} />
      <p>
        {/* Loading the page again discards the challenge, but keeps the return path. */}
        <button className="link" type="button" onClick={() => navigateTo('/login')}>
          {copy.secondStep.startOver}
        </button>
      </p>
    </div>
  );
}
