import type { CollectionEntry } from 'astro:content';
import type { RefObject } from 'react';
import type { ProfileState } from '../../stores/profile.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { AccountTabs } from './AccountTabs.tsx';
import './profile.scss';
import { WelcomeCard } from './WelcomeCard.tsx';

interface Props {
  state: ProfileState;
  copy: CollectionEntry<'profile'>['data'];
  root?: RefObject<HTMLDivElement | null>;
  /** Asked for when there is no profile. */
  onRetry: () => void;
  /** Asked for when there is a newer one. */
  onRefresh: () => void;
}

/** The donor's account: a welcome card, and what is theirs behind tabs (specification, section 2). */
export function Account({ state, copy, root, onRetry, onRefresh }: Props) {
  return (
    <div className="profile" ref={root} tabIndex={-1} aria-busy={state.state === 'loading'}>
      {state.state === 'loading' && <Spinner label={copy.loading} />}
      {state.state === 'failed' && (
        <p className="profile__failed">
          {copy.failed}{' '}
          <button className="link" type="button" onClick={onRetry}>
            {copy.tryAgain}
          </button>
        </p>
      )}
      {state.state === 'ready' && (
        <>
          <WelcomeCard profile={state.profile} copy={copy} />
          <AccountTabs profile={state.profile} copy={copy} onRefresh={onRefresh} />
        </>
      )}
    </div>
  );
}
