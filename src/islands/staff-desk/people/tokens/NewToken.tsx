import { useStore } from '@nanostores/react';
import { $newToken } from '../../../../stores/staff-tokens.ts';
import { ActionNotice } from '../../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import type { TokensCopy } from './copy.ts';

interface Props {
  copy: TokensCopy;
}

/** Shows a new token, with a button to copy it, until the person dismisses it. */
export function NewToken({ copy }: Props) {
  const token = useStore($newToken);
  // Keyed by the token, so that a new token removes the notice about the previous one.
  return token && <ShownToken key={token} token={token} copy={copy} />;
}

function ShownToken({ token, copy }: Props & { token: string }) {
  const action = useAsyncAction(copy.failure);

  // Browsers may refuse to copy, and have no clipboard API without HTTPS.
  const copyToken = async () => {
    const isCopied = await navigator.clipboard?.writeText(token).then(
      () => true,
      () => false,
    );
    // Even a refusal is shown as a status, not as an alert: nothing is lost, and the message says how to copy by hand.
    action.showSuccess(isCopied ? copy.copied : copy.notCopied);
  };
  return (
    <div className="desk-form">
      <p className="notice notice--info">{copy.shown}</p>
      <p>
        <code className="desk-token">{token}</code>
      </p>
      <div className="button-row">
        <AsyncButton label={copy.copy} isPending={false} onClick={() => void copyToken()} />
        <AsyncButton label={copy.done} isQuiet isPending={false} onClick={() => $newToken.set('')} />
      </div>
      <ActionNotice action={action} />
    </div>
  );
}
