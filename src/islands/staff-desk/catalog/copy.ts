import type { VersionAction } from '@kindcrate/contract/staff-catalog-versions';
import type { ReloadCopy } from '../../../ui/async-button/ReloadButton.tsx';
import type { DraftCopy, FormCopy } from '../../../ui/copy.ts';
import type { ImageCropCopy } from '../../../ui/image-crop/ImageCrop.tsx';
import type { SortableCopy } from '../../../ui/sortable-list/use-sorting.ts';
import type { ScreenCopy } from '../preview/copy.ts';

export interface ReorderCopy extends SortableCopy {
  title: string;
  save: string;
  cancel: string;
  /** Shown when the entries were reloaded after a conflict. */
  reloaded: string;
}

export interface HistoryCopy {
  title: string;
  none: string;
  actions: Record<VersionAction, string>;
  current: string;
  deletedAccount: string;
  restore: string;
  /** The label of the disclosure with the content of a version. */
  content: string;
  /** With `{alt}`, like `missingPicture`. */
  picture: string;
  missingPicture: string;
}

export interface EntryPreviewCopy extends ScreenCopy {
  open: string;
  /** The form's message once the preview is shown. */
  shown: string;
  title: string;
  frame: string;
  view: string;
  list: string;
  details: string;
  /** Shown after the form was changed. */
  outdated: string;
  close: string;
}

/** The form that adds images to an organization. */
export interface NewImagesCopy {
  title: string;
  choose: string;
  /** With `{room}`, how many more images fit, and `{max}`, how many an organization can have. */
  hint: string;
  /** With `{max}`. */
  full: string;
  /** With `{max}` and `{count}`, the number of files that were not added. */
  tooMany: string;
  tooLarge: string;
  /** The accessible name of the list. */
  list: string;
  order: SortableCopy;
  crop: string;
  /** With `{title}`, the name of the file, like `removed`. */
  remove: string;
  removed: string;
  /** With `{count}`. */
  send: string;
  /** With `{added}`. */
  done: string;
  /** With `{added}` and `{left}`. */
  someFailed: string;
  nothingToSend: string;
  /** Shown when an image has no valid text alternative. */
  describe: string;
  /** Shown when sending was canceled, or ended with an error that has no message. */
  stopped: string;
}

/** The part of an entry's row that crops a stored image. */
export interface StoredCropCopy {
  open: string;
  /** Says which of several images the button crops; with `{n}`, the position of the image. */
  openOf: string;
  failed: string;
  save: string;
  /** Shown when there is nothing to save, because nothing would be cut off. */
  whole: string;
  cancel: string;
}

export interface CatalogCopy extends DraftCopy, Pick<FormCopy, 'errorTitle' | 'failure'>, ImageCropCopy {
  /** Offered after a conflict. */
  reloadLatest: ReloadCopy & {
    done: string;
    /** Shown instead of `done` when the form still contains what the person has typed but not saved. */
    doneWithDraft: string;
  };
  none: string;
  add: string;
  close: string;
  reorder: ReorderCopy;
  history: HistoryCopy;
  preview: EntryPreviewCopy;
  newImages: NewImagesCopy;
  storedCrop: StoredCropCopy;
  /** The labels of an entry that visitors do not see, or not always: it is hidden by hand, … */
  hidden: string;
  /** … or visitors will see it from `{day}`, … */
  shownFrom: string;
  /** … or they have not seen it since `{day}`, … */
  hiddenSince: string;
  /** … or they will no longer see it from `{day}`. */
  hiddenFrom: string;
  /** The form's label for the first day on which visitors see the entry. */
  showFrom: string;
  /** The form's label for the first day on which visitors no longer see it. */
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
  /** With `{n}`, the position of the image, from 1, like `moveEarlier`, `moved`, `remove` and `removed`. */
  altOfImage: string;
  moveEarlier: string;
  moved: string;
  remove: string;
  removed: string;
  unsaved: string;
  undo: string;
  saveImages: string;
}
