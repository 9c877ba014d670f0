import type { CollectionEntry } from 'astro:content';
import { useRef } from 'react';
import { profile } from '../../stores/profile.ts';
import { useReady } from '../../ui/form/use-ready.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Account } from './Account.tsx';

interface Props {
  copy: CollectionEntry<'profile'>['data'];
}

/** The account of whoever is logged in. */
export default function Profile({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(profile);
  useReady(root);

  const retry = () => {
    // The button goes; whoever pressed it stays where they were.
    root.current?.focus();
    void profile.reload();
  };
  return (
    <Account resource={resource} copy={copy} root={root} onRetry={retry} onRefresh={() => void profile.refresh()} />
  );
}
