import type { CollectionEntry } from 'astro:content';
import { DetailsForm } from '../../islands/profile/DetailsForm.tsx';
import { PhotoForm } from '../../islands/profile/PhotoForm.tsx';
import { profile } from '../fixtures.ts';

interface Props {
  copy: CollectionEntry<'profile'>['data'];
}

const nothing = () => {};

export const PhotoFormExample = ({ copy }: Props) => <PhotoForm copy={copy.photo} onUpdated={nothing} />;

export const DetailsFormExample = ({ copy }: Props) => (
  <DetailsForm profile={profile} copy={copy.details} onUpdated={nothing} />
);
