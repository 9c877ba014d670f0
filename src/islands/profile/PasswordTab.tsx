import type { LenientProfile } from '@kindcrate/contract/profile';
import { isExtendedProfile } from '../../stores/profile.ts';
import type { ProfileCopy } from './copy.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorsCard } from './SecondFactorsCard.tsx';
import { Sessions } from './Sessions.tsx';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
}

/** The tab for a person's password, second factors, and the devices where they are logged in. */
export function PasswordTab({ profile, copy }: Props) {
  const isExtended = isExtendedProfile(profile);
  return (
    <div className="profile__forms">
      <PasswordForm email={profile.email} copy={copy.password} />
      {isExtended && <Sessions copy={copy.sessions} />}
      {isExtended && <SecondFactorsCard copy={copy.secondFactors} />}
    </div>
  );
}
