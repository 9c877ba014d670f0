import type { ProfileCopy } from '../../islands/profile/copy.ts';
import { DetailsForm } from '../../islands/profile/DetailsForm.tsx';
import { PhotoForm } from '../../islands/profile/PhotoForm.tsx';
import { profile } from '../samples.ts';

interface Props {
  copy: ProfileCopy;
}

const nothing = () => {};

export const PhotoFormSample = ({ copy }: Props) => <PhotoForm copy={copy.photo} onUpdated={nothing} />;

export const DetailsFormSample = ({ copy }: Props) => (
  <DetailsForm profile={profile} copy={copy.details} onUpdated={nothing} />
);
