import { formatMessage } from '@kindcrate/contract/message-format';
import type { SecondFactors } from '@kindcrate/contract/second-factors';
import { useRef } from 'react';
import { supportsPasskeys } from '../../../lib/passkeys.ts';
import { removePasskey } from '../../../stores/second-factors.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { SecondFactorsCopy } from './copy.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import '../../../styles/blocks/quiet.scss';

interface Props {
  passkeys: SecondFactors['passkeys'];
  copy: SecondFactorsCopy;
}

/** The passkeys of the account, and a form to add one. */
export function Passkeys({ passkeys, copy }: Props) {
  const root = useRef<HTMLElement>(null);
  const { showSuccess, result } = useAsyncAction(copy.failure);
  const { passkeys: passkeysCopy } = copy;

  const showRemoved = (message: string) => {
    showSuccess(message);
    // The focused button has disappeared with its passkey.
    root.current?.focus();
  };

  return (
    <section className="second-factors__part" ref={root} tabIndex={-1} aria-labelledby="passkeys-title">
      <h3 className="second-factors__title" id="passkeys-title">
        {passkeysCopy.title}
      </h3>
      <p className="field__hint">{passkeysCopy.lead}</p>
      {passkeys.length > 0 && (
        <ul className="second-factors__list">
          {passkeys.map(({ _id, name, lastUsedAt }) => (
            <li className="second-factors__passkey" key={_id}>
              <div className="second-factors__name">
                <p>{name}</p>
                <p className="field__hint">
                  {lastUsedAt ? <TimeSentence text={passkeysCopy.lastUsed} at={lastUsedAt} /> : passkeysCopy.neverUsed}
                </p>
              </div>
              <RemoveButton
                label={passkeysCopy.remove}
                accessibleName={formatMessage(passkeysCopy.removeNamed, { name })}
                copy={copy}
                remove={() => removePasskey(_id)}
                onRemoved={showRemoved}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionNotice action={{ result }} />
      {supportsPasskeys() ? <PasskeyForm copy={copy} /> : <p className="quiet">{passkeysCopy.unsupported}</p>}
    </section>
  );
}
