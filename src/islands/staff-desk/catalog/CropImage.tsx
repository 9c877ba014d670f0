import type { Image } from '@kindcrate/contract/images';
import { formatMessage } from '@kindcrate/contract/message-format';
import { addOrganizationImageEndpoint, type StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { staffOrganizations } from '../../../stores/staff-organizations.ts';
import type { CatalogCopy } from './copy.ts';
import type { EntryKind } from './entry-kinds.ts';
import { StoredCrop } from './StoredCrop.tsx';

interface EntryProps<T extends CatalogEntry> {
  entry: T;
  kind: EntryKind<T>;
  image: Image;
  copy: CatalogCopy;
}

/** Crops the only image of a brand or a donation card. */
export function CropEntryImage<T extends CatalogEntry>({ entry, kind, image: { url, alt }, copy }: EntryProps<T>) {
  const { _id: id, revision } = entry;
  const { write, updateEndpoint, refresh } = kind.entries;
  return (
    <StoredCrop
      url={url}
      label={copy.storedCrop.open}
      save={(image) => write(updateEndpoint, { image, alt, revision }, { id })}
      refresh={() => refresh(id)}
      copy={copy}
    />
  );
}

interface OrganizationProps {
  organization: StaffOrganization;
  image: StaffOrganization['images'][number];
  /** The position of the image, from 1. */
  position: number;
  copy: CatalogCopy;
}

/** Crops one of an organization's images. */
export function CropOrganizationImage({ organization, image: stored, position, copy }: OrganizationProps) {
  const { _id: id, revision } = organization;
  const { _id: replaces, url, alt } = stored;
  return (
    <StoredCrop
      url={url}
      label={formatMessage(copy.storedCrop.openOf, { n: position })}
      save={(image) =>
        staffOrganizations.write(addOrganizationImageEndpoint, { image, alt, replaces, revision }, { id })
      }
      refresh={() => staffOrganizations.refresh(id)}
      copy={copy}
    />
  );
}
