/** The internal notes on an order. */
export interface NotesCopy {
  title: string;
  /** The title if the order has notes. With `{count}`. */
  titleWithCount: string;
  /** Says that the donor does not see the notes. */
  hint: string;
  /** The label of the field for a new note. */
  label: string;
  /** Says that a note can be neither changed nor deleted. */
  labelHint: string;
  save: string;
  /** Shown instead of an author whose name the current user is not allowed to see. */
  someone: string;
  errorTitle: string;
  failure: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}
