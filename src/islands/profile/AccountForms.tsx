import type { LenientProfile } from '@kindcrate/contract/profile';
import { PasswordCheck } from '../../ui/password-check/PasswordCheck.tsx';
import type { ProfileCopy } from './copy.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { PasswordTab } from './PasswordTab.tsx';

interface Props {
  part: 'details' | 'password' | 'password-check';
  profile: LenientProfile;
  copy: ProfileCopy;
  /** Called when the profile is out of date. */
  onRefresh: () => void;
}

/**
 * The tabs that have forms, and the dialog in which the forms ask for the current password. They are loaded together, because they share
 * most of their code.
 */
export function AccountForms({ part, profile, copy, onRefresh }: Props) {
  if (part === 'details') return <DetailsTab profile={profile} copy={copy} onRefresh={onRefresh} />;
  if (part === 'password') return <PasswordTab profile={profile} copy={copy} />;
  return <PasswordCheck email={profile.email} copy={copy.passwordCheck} />;
}
