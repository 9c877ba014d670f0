import type { LenientProfile } from '@kindcrate/contract/profile';
import type { RefObject } from 'react';
import { isLoading, type ResourceState } from '../../stores/resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { AccountTabs } from './AccountTabs.tsx';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx';
import type { ProfileCopy } from './copy.ts';
import './profile.scss';
import { WelcomeCard } from './WelcomeCard.tsx';
import '../../styles/blocks/card.scss';
import '../../styles/blocks/link.scss';

interface Props {
  resource: ResourceState<LenientProfile>;
  copy: ProfileCopy;
  root?: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
  /** Called when the loaded profile is out of date. */
  onRefresh: () => void;
}

/** The profile in each state of its resource: spinner, failure, or welcome card and tabs (specification, section 2). */
export function ProfileView({ resource, copy, root, onRetry, onRefresh }: Props) {
  return (
    <div className="profile" ref={root} tabIndex={-1} aria-busy={isLoading(resource)}>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && (
        <p className="profile__failed">
          {copy.failed}{' '}
          <button className="link" type="button" onClick={onRetry}>
            {copy.tryAgain}
          </button>
        </p>
      )}
      {resource.state === 'ready' && (
        <>
          <WelcomeCard profile={resource.data} copy={copy} />
          <ConfirmEmailNotice profile={resource.data} copy={copy} />
          <AccountTabs profile={resource.data} copy={copy} onRefresh={onRefresh} />
        </>
      )}
    </div>
  );
}
