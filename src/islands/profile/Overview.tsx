import type { LenientProfile } from '@kindcrate/contract/profile';
import { Facts } from '../../ui/facts/Facts.tsx';
import type { OverviewCopy } from './copy.ts';

interface Props {
  profile: LenientProfile;
  copy: OverviewCopy;
}

/** The contact details of the account. */
export function Overview({ profile, copy }: Props) {
  return (
    <Facts
      facts={[
        [copy.username, profile.username],
        [copy.phone, profile.phone],
        [copy.email, profile.email],
      ]}
    />
  );
}
