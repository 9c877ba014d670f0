import { limits } from '@kindcrate/contract/limits';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { AddImages } from '../../islands/staff-desk/catalog/AddImages.tsx';
import { EntryPreview } from '../../islands/staff-desk/catalog/EntryPreview.tsx';
import type { StaffDeskCopy } from '../../islands/staff-desk/copy.ts';
import { previewHtml } from '../copy-fixtures.ts';
import { staffOrganization } from '../desk-fixtures.ts';

interface Props {
  copy: StaffDeskCopy;
}

/** An organization with as many images as it can have. */
const fullOrganization: StaffOrganization = {
  ...staffOrganization,
  images: Array.from({ length: limits.organizationImages }, (_, n) => ({
    ...staffOrganization.images[0],
    _id: String(n),
    url: '',
    thumbnailUrl: '',
    width: 1,
    height: 1,
    alt: '',
  })),
};

/** The form that adds images. */
export const NewImagesExample = ({ copy, isFull = false }: Props & { isFull?: boolean }) => (
  <AddImages organization={isFull ? fullOrganization : staffOrganization} copy={copy.catalog} />
);

const page = (serial: number) => ({ html: previewHtml, css: '', serial });
const preview = { list: page(1), details: page(2), imageUrl: undefined };
const noop = () => {};

/** The preview of an entry whose form has changed since the preview was made. */
export const EntryPreviewExample = ({ copy }: Props) => (
  <EntryPreview preview={preview} selector="h1" isOutdated copy={copy.catalog.preview} onClose={noop} />
);
