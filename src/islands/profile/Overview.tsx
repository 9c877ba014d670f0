import type { CollectionEntry } from 'astro:content';
import type { Profile } from '@kindcrate/contract/profile';
import { Facts } from '../../ui/facts/Facts.tsx';

interface Props {
  profile: Profile;
  copy: CollectionEntry<'profile'>['data']['overview'];
}

/** The account's own details. */
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
