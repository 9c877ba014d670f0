import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { navigateTo } from '../../lib/navigate-to.ts';
import { claimGift } from '../../stores/claim-gift.ts';
import { flashNotice } from '../../stores/notices.ts';
import { rememberReturnPath } from '../../stores/return-path.ts';
import { $user } from '../../stores/session.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import type { ClaimCopy } from './copy.ts';

interface Props {
  copy: ClaimCopy;
}

/** Adds the gift to the account that is logged in. Visitors have to log in or register first, and then return to this page. */
export function ClaimGift({ copy }: Props) {
  const user = useStore($user, { ssr: () => undefined });
  const action = useAsyncAction(copy.claimFailed);
  const claim = () =>
    action.run(async () => {
      const message = await claimGift();
      flashNotice({ kind: 'status', text: message });
      navigateTo('/profile#orders');
      return message;
    });
  if (!user) {
    return (
      <>
        <p>{copy.visitor}</p>
        <p className="button-row">
          <a className="button" href="/login" onClick={rememberReturnPath}>
            {copy.logIn}
          </a>
          <a className="button button--quiet" href="/register" onClick={rememberReturnPath}>
            {copy.register}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{formatMessage(copy.loggedIn, { username: user.username })}</p>
      <ActionNotice action={action} />
      <div className="button-row">
        <AsyncButton label={copy.claim} isPending={action.isPending} onClick={() => void claim()} />
      </div>
    </>
  );
}
