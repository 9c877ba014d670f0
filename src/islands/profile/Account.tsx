import type { CollectionEntry } from 'astro:content';
import type { RefObject } from 'react';
import type { ProfileState } from '../../stores/profile.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Orders } from './Orders.tsx';
import { Overview } from './Overview.tsx';
import './profile.scss';
import { WelcomeCard } from './WelcomeCard.tsx';

interface Props {
  state: ProfileState;
  copy: CollectionEntry<'profile'>['data'];
  root?: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
}

/** The donor's account: a welcome card, and what is theirs behind tabs (specification, section 2). */
export function Account({ state, copy, root, onRetry }: Props) {
  return (
    <div className="profile" ref={root} aria-busy={state.state === 'loading'}>
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
          <Tabs
            label={copy.tabs.label}
            tabs={[
              {
                id: 'overview',
                label: copy.tabs.overview,
                panel: <Overview profile={state.profile} copy={copy.overview} />,
              },
              {
                id: 'orders',
                label: copy.tabs.orders,
                panel: <Orders orders={state.profile.orders} copy={copy.orders} />,
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
