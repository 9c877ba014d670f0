import type { LenientProfile } from '@kindcrate/contract/profile';
import { PasswordCheck } from '../../ui/password-check/PasswordCheck.tsx';
import type { ProfileCopy } from './copy.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';

interface AccountProps {
  profile: LenientProfile;
  copy: ProfileCopy;
}

interface DetailsProps extends AccountProps {
  part: 'details';
  /** Called when the profile is out of date. */
  onRefresh: () => void;
}

interface OtherProps extends AccountProps {
  part: 'password' | 'password-check' | 'confirmation';
}

/**
 * One of the tabs that have forms, the dialog in which the forms ask for the current password, or the button that resends the link
 * that confirms an email. All are loaded together, because they share most of their code.
 */
export function AccountForms(props: DetailsProps | OtherProps) {
  const { part, profile, copy } = props;
  if (part === 'details') return <DetailsTab profile={profile} copy={copy} onRefresh={props.onRefresh} />;
  if (part === 'password') return <PasswordTab profile={profile} copy={copy} />;
  if (part === 'confirmation') return <ResendConfirmation copy={copy.confirmEmail} />;
  return <PasswordCheck email={profile.email} copy={copy.passwordCheck} />;
}
