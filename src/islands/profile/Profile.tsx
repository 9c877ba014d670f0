import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $profile, loadProfile, type ProfileState, refreshProfile } from '../../stores/profile.ts';
import { useReady } from '../../ui/form/use-ready.ts';
import { Account } from './Account.tsx';

interface Props {
  copy: CollectionEntry<'profile'>['data'];
}

const loading: ProfileState = { state: 'loading' };

/** The account of whoever is logged in. */
export default function Profile({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore($profile, { ssr: () => loading });
  useReady(root);

  const retry = () => {
    // The button goes; whoever pressed it stays where they were.
    root.current?.focus();
    void loadProfile();
  };
  return <Account state={state} copy={copy} root={root} onRetry={retry} onRefresh={() => void refreshProfile()} />;
}
