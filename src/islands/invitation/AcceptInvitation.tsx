import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { navigateTo } from '../../lib/navigate-to.ts';
import { acceptInvitation } from '../../stores/invitation-answers.ts';
import { flashNotice } from '../../stores/notices.ts';
import { rememberReturnPath } from '../../stores/return-path.ts';
import { $user } from '../../stores/session.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import type { AcceptCopy } from './copy.ts';

interface Props {
  email: string;
  copy: AcceptCopy;
}

/**
 * Accepts the invitation for the account that already exists for its email address, once that account is logged in. Accepting ends the
 * session, so the login page opens afterward.
 */
export function AcceptInvitation({ email, copy }: Props) {
  const user = useStore($user, { ssr: () => undefined });
  const action = useAsyncAction(copy.failure);
  const accept = () =>
    action.run(async () => {
      const message = await acceptInvitation();
      flashNotice({ kind: 'status', text: message });
      navigateTo('/login');
      return message;
    });
  if (!user) {
    return (
      <>
        <p>{formatMessage(copy.logIn, { email })}</p>
        <p>
          <a className="button" href="/login" onClick={rememberReturnPath}>
            {copy.logInLink}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{formatMessage(copy.loggedIn, { email, username: user.username })}</p>
      <ActionNotice action={action} />
      <div className="button-row">
        <AsyncButton label={copy.accept} isPending={action.isPending} onClick={() => void accept()} />
      </div>
    </>
  );
}
