import type { CollectionEntry } from 'astro:content';
import { Account } from '../../islands/profile/Account.tsx';
import { profile } from '../samples.ts';

/** A profile that is there, with its tabs and page buttons at work. */
export function ProfileSample({ copy }: { copy: CollectionEntry<'profile'>['data'] }) {
  return <Account resource={{ state: 'ready', data: profile }} copy={copy} onRetry={() => {}} onRefresh={() => {}} />;
}
