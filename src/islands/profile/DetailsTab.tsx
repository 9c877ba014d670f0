import type { LenientProfile } from '@kindcrate/contract/profile';
import { isExtendedProfile } from '../../stores/profile.ts';
import type { ProfileCopy } from './copy.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { FollowsCard } from './FollowsCard.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import { YourData } from './YourData.tsx';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
  /** Called when the profile is out of date. */
  onRefresh: () => void;
}

/** The tab for a person's photo, details, email and follows, and for copying or deleting their data. */
export function DetailsTab({ profile, copy, onRefresh }: Props) {
  const isExtended = isExtendedProfile(profile);
  return (
    <div className="profile__forms">
      <PhotoForm copy={copy.photo} onUpdated={onRefresh} />
      <DetailsForm profile={profile} copy={copy.details} onUpdated={onRefresh} />
      {isExtended && <EmailForm email={profile.email} copy={copy.email} />}
      {isExtended && <FollowsCard copy={copy.follows} />}
      {isExtended && <YourData profile={profile} copy={copy.yourData} />}
    </div>
  );
}
