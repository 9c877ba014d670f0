import { formatMessage } from '@kindcrate/contract/message-format';
import type { ApiToken } from '@kindcrate/contract/staff-tokens';
import { useRef } from 'react';
import { revokeToken } from '../../../../stores/staff-tokens.ts';
import { ActionNotice } from '../../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import { Status } from '../../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../../ui/time/TimeSentence.tsx';
import type { TokensCopy } from './copy.ts';

interface Props {
  token: ApiToken;
  copy: TokensCopy;
}

/** One token, with a button to revoke it. */
export function TokenRow({ token, copy }: Props) {
  const { _id: id, name, owner, scopes, expiresAt, lastUsedAt } = token;
  const action = useAsyncAction(copy.revokeFailed);
  const title = useRef<HTMLHeadingElement>(null);
  const isRevoked = action.result && !action.result.cause;
  const revoke = async () => {
    const message = await action.run(() => revokeToken(id));
    // The focused button has disappeared.
    if (message !== undefined) title.current?.focus();
  };
  return (
    <article className="desk-row" aria-labelledby={`token-${id}`}>
      <h2 className="desk-title" id={`token-${id}`} tabIndex={-1} ref={title}>
        {name}{' '}
        {scopes.map((scope) => (
          <Status key={scope} label={copy.scopeNames[scope]} />
        ))}
      </h2>
      <p className="desk-row__note">
        <TimeSentence text={formatMessage(copy.summary, { owner })} at={expiresAt} />
      </p>
      <p className="desk-row__note">
        {lastUsedAt === null ? copy.unused : <TimeSentence text={copy.lastUsed} at={lastUsedAt} showsHour />}
      </p>
      {!isRevoked && (
        <AsyncButton
          label={copy.revoke}
          isQuiet
          isPending={action.isPending}
          id={`revoke-${id}`}
          aria-labelledby={`revoke-${id} token-${id}`}
          onClick={() => void revoke()}
        />
      )}
      <ActionNotice action={action} />
    </article>
  );
}
