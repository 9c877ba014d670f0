import { Account } from '../../islands/profile/Account.tsx';
import type { ProfileCopy } from '../../islands/profile/copy.ts';
import { profile } from '../samples.ts';

/** A profile that is there, with its tabs and page buttons at work. */
export function ProfileSample({ copy }: { copy: ProfileCopy }) {
  return <Account resource={{ state: 'ready', data: profile }} copy={copy} onRetry={() => {}} onRefresh={() => {}} />;
}
