import type { VersionAction } from '@kindcrate/contract/staff-catalog-versions';
import type { ReloadCopy } from '../../../ui/async-button/ReloadButton.tsx';
import type { DraftCopy, FormCopy } from '../../../ui/copy.ts';
import type { ImageCropCopy } from '../../../ui/image-crop/ImageCrop.tsx';
import type { SortableCopy } from '../../../ui/sortable-list/use-sorting.ts';

export interface ReorderCopy extends SortableCopy {
  title: string;
  save: string;
  cancel: string;
  /** After a conflict. */
  reloaded: string;
}

export interface HistoryCopy {
  title: string;
  none: string;
  actions: Record<VersionAction, string>;
  current: string;
  deletedAccount: string;
  restore: string;
  /** The label of what a version contained. */
  content: string;
  /** This text and the next contain `{alt}`. */
  picture: string;
  missingPicture: string;
}

export interface CatalogCopy extends DraftCopy, Pick<FormCopy, 'errorTitle' | 'failure'>, ImageCropCopy {
  reloadLatest: ReloadCopy & { done: string; doneWithDraft: string };
  none: string;
  add: string;
  close: string;
  reorder: ReorderCopy;
  history: HistoryCopy;
  hidden: string;
  /** This text and the next two contain `{day}`. */
  shownFrom: string;
  hiddenSince: string;
  hiddenFrom: string;
  showFrom: string;
  hideOn: string;
  daysHint: string;
  sample: string;
  hide: string;
  show: string;
  edit: string;
  title: string;
  texts: { info: string; organizationInfo: string; description: string };
  textHint: string;
  image: string;
  newImage: string;
  imageHint: string;
  /** For a file that the browser cannot show. */
  unreadable: string;
  alt: string;
  altHint: string;
  uploading: string;
  cancel: string;
  uploadCanceled: string;
  save: string;
  create: string;
  images: string;
  addImage: string;
  /** This text and the next four contain `{n}`, the position of the image, from 1. */
  altOfImage: string;
  moveEarlier: string;
  moved: string;
  remove: string;
  removed: string;
  unsaved: string;
  undo: string;
  saveImages: string;
}
