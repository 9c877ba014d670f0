import type { ProfileCopy } from '../../islands/profile/copy.ts';
import { DetailsForm } from '../../islands/profile/DetailsForm.tsx';
import { PhotoForm } from '../../islands/profile/PhotoForm.tsx';
import { profile } from '../fixtures.ts';

interface Props {
  copy: ProfileCopy;
}

const noop = () => {};

export const PhotoFormExample = ({ copy }: Props) => <PhotoForm copy={copy.photo} onUpdated={noop} />;

export const DetailsFormExample = ({ copy }: Props) => (
  <DetailsForm profile={profile} copy={copy.details} onUpdated={noop} />
);
