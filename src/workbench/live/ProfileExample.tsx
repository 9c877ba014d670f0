import type { CollectionEntry } from 'astro:content';
import { Account } from '../../islands/profile/Account.tsx';
import { profile } from '../fixtures.ts';

/** A loaded profile with working tabs and page buttons. */
export function ProfileExample({ copy }: { copy: CollectionEntry<'profile'>['data'] }) {
  return <Account resource={{ state: 'ready', data: profile }} copy={copy} onRetry={() => {}} onRefresh={() => {}} />;
}
