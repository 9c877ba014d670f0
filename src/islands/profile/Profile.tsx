import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $profile, loadProfile, type ProfileState } from '../../stores/profile.ts';
import { useReady } from '../form/use-ready.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Orders } from './Orders.tsx';
import { Overview } from './Overview.tsx';
import './profile.scss';
import { WelcomeCard } from './WelcomeCard.tsx';

interface Props {
  copy: CollectionEntry<'profile'>['data'];
}

const loading: ProfileState = { state: 'loading' };

/** The donor's account: a welcome card, and what is theirs behind tabs (specification, section 2). */
export default function Profile({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore($profile, { ssr: () => loading });
  useReady(root);

  return (
    <div className="profile" ref={root} aria-busy={state.state === 'loading'}>
      {state.state === 'loading' && <Spinner label={copy.loading} />}
      {state.state === 'failed' && (
        <p className="profile__failed">
          {copy.failed}{' '}
          <button className="link" type="button" onClick={() => void loadProfile()}>
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
