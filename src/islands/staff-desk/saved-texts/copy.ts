import type { SavedTextKind } from '@kindcrate/contract/saved-texts';

/** Choosing and editing saved texts. */
export interface SavedTextsCopy extends Record<SavedTextKind, SavedTextKindCopy> {
  name: string;
  nameHint: string;
  edit: string;
  delete: string;
  /** With `{title}`. */
  deleteQuestion: string;
  keep: string;
  save: string;
  close: string;
  /** Shown when someone else has deleted the text. */
  gone: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}

interface SavedTextKindCopy {
  /** The label of the select field, and its first option. */
  label: string;
  choose: string;
  /** The button that opens the list. */
  manage: string;
  /** The title of the list. */
  title: string;
  none: string;
  add: string;
  text: string;
  textHint: string;
}
