import type { ProfileCopy } from '../../islands/profile/copy.ts';
import { ProfileView } from '../../islands/profile/ProfileView.tsx';
import { profile } from '../fixtures.ts';

/** A loaded profile with working tabs and page buttons. */
export function ProfileExample({ copy }: { copy: ProfileCopy }) {
  return (
    <ProfileView resource={{ state: 'ready', data: profile }} copy={copy} onRetry={() => {}} onRefresh={() => {}} />
  );
}
