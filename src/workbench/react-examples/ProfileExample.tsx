import { Account } from '../../islands/profile/Account.tsx';
import type { ProfileCopy } from '../../islands/profile/copy.ts';
import { profile } from '../fixtures.ts';

/** A loaded profile with working tabs and page buttons. */
export function ProfileExample({ copy }: { copy: ProfileCopy }) {
  return <Account resource={{ state: 'ready', data: profile }} copy={copy} onRetry={() => {}} onRefresh={() => {}} />;
}
