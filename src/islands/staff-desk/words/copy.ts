import type { ReloadCopy } from '../../../ui/async-button/ReloadButton.tsx';
import type { FormCopy } from '../../../ui/copy.ts';
import type { ImageCropCopy } from '../../../ui/image-crop/ImageCrop.tsx';
import type { ScreenCopy } from '../preview/copy.ts';

export interface WordsCopy {
  page: string;
  scope: string;
  /** Shown when the API does not serve the site, so there is no copy to edit. */
  none: string;
  /** The buttons on a narrow screen, which shows only one of these views at a time. */
  views: { label: string; edit: string; preview: string; history: string };
  /** The accessible name of the breadcrumbs. */
  place: string;
  /** The heading of the groups and lists that are opened separately. */
  further: string;
  previousEntry: string;
  nextEntry: string;
  /** With `{n}` and `{total}`. */
  position: string;
  /** With `{count}` and `{max}`. */
  counter: string;
  /** For screen readers, after the counter. */
  characters: string;
  changed: string;
  /** With `{label}`. */
  optional: string;
  /** The placeholders that a field contains; with `{names}`. */
  placeholders: string;
  /** With `{value}`: the button that replaces a wrong value with the one that the API suggests. */
  use: string;
  picture: PictureCopy;
  list: ListEditorCopy;
  state: {
    live: string;
    keeping: string;
    /** With `{time}`. */
    kept: string;
    onDevice: string;
    refused: string;
  };
  /** With `{count}`. */
  problems: string;
  publish: string;
  /** With `{count}`. */
  publishChanges: string;
  nothingToPublish: string;
  fixFirst: string;
  discard: string;
  /** With `{count}`. */
  discardQuestion: string;
  discardConfirm: string;
  keep: string;
  failure: string;
  conflict: string;
  /** With `{names}`: published fields that the current release cannot show. */
  unfit: string;
  reloadLatest: ReloadCopy & { done: string };
  preview: PreviewCopy;
  history: HistoryCopy;
}

/** The form that uploads a picture. */
export interface PictureCopy extends ImageCropCopy, Pick<FormCopy, 'errorTitle' | 'failure'> {
  /** The label of the button that opens the form, and the name of the form. */
  open: string;
  image: string;
  hint: string;
  /** Shown for a file that the browser cannot display, and therefore cannot crop. */
  unreadable: string;
  alt: string;
  altHint: string;
  use: string;
  close: string;
  uploading: string;
  cancel: string;
  uploadCanceled: string;
  loading: string;
  tryAgain: string;
}

export interface ListEditorCopy {
  /** With `{count}`. */
  count: string;
  /** With `{min}` and `{max}`. */
  range: string;
  /** With `{n}`. */
  entry: string;
  /** With `{name}`, like all the texts below except `add`. */
  open: string;
  add: string;
  added: string;
  remove: string;
  removed: string;
  moveUp: string;
  moveDown: string;
  /** With `{n}` and `{total}`. */
  moved: string;
}

export interface PreviewCopy extends ScreenCopy {
  title: string;
  frame: string;
  draft: string;
  live: string;
  open: string;
  loading: string;
  failed: string;
  tryAgain: string;
  /** With `{size}` and `{max}`. */
  tooLarge: string;
  /** The notes explain that several pages show the copy, that the preview shows only a part of it, or that there is no preview. */
  notes: Record<'example' | 'part' | 'none', string>;
}

export interface HistoryCopy {
  title: string;
  none: string;
  /** With `{name}` and `{time}`. */
  by: string;
  formerColleague: string;
  draft: string;
  live: string;
  changes: string;
  before: string;
  after: string;
  empty: string;
  restore: string;
  /** The copy in the site's files, and the button that restores it. */
  original: string;
  restoreOriginal: string;
  /** With `{time}`. */
  restoreOf: string;
  /** With `{count}`. */
  restoreQuestion: string;
  restoreConfirm: string;
}
