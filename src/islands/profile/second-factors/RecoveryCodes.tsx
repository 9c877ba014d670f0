import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef } from 'react';
import { $recoveryCodes, renewRecoveryCodes } from '../../../stores/second-factors.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { RecoveryCopy } from './copy.ts';

interface Props {
  /** How many codes are left to use. */
  left: number;
  /** New codes, to be saved now; empty at any other time. */
  codes: readonly string[];
  failure: string;
  copy: RecoveryCopy;
}

/** Shows how many recovery codes are left, or new ones to save. */
export function RecoveryCodes({ left, codes, failure, copy }: Props) {
  const root = useRef<HTMLElement>(null);
  const action = useAsyncAction(failure);
  const hasNew = codes.length > 0;

  // New codes are shown only once, so nobody should overlook them.
  useEffect(() => {
    if (hasNew) root.current?.focus();
  }, [hasNew]);

  // Browsers may refuse to copy, and have no clipboard API without HTTPS.
  const copyAll = async () => {
    const isCopied = await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    // Even a refusal is shown as a status, not as an alert: nothing is lost, and the message says how to copy by hand.
    action.showSuccess(isCopied ? copy.copied : copy.notCopied);
  };
  const close = () => {
    $recoveryCodes.set([]);
    root.current?.focus();
  };

  return (
    <section className="second-factors__part" ref={root} tabIndex={-1} aria-labelledby="recovery-title">
      <h3 className="second-factors__title" id="recovery-title">
        {copy.title}
      </h3>
      <p className="field__hint">{copy.lead}</p>
      {hasNew ? (
        <>
          <p className="notice notice--info">{copy.shown}</p>
          <ul className="second-factors__codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{formatMessage(copy.left, { count: left })}</p>
      )}
      <div className="button-row">
        {hasNew ? (
          <>
            <AsyncButton label={copy.done} isPending={false} onClick={close} />
            <AsyncButton label={copy.copy} isQuiet isPending={false} onClick={() => void copyAll()} />
          </>
        ) : (
          <AsyncButton
            label={copy.renew}
            isQuiet
            isPending={action.isPending}
            onClick={() => void action.run(renewRecoveryCodes)}
          />
        )}
      </div>
      <ActionNotice action={action} />
    </section>
  );
}
