import type { DraftCopy, FormCopy, OfflineCopy } from '../copy.ts';

/** The messages of a thread, and the form that adds one. */
export interface ThreadCopy extends FormCopy, OfflineCopy, DraftCopy {
  /** The accessible name of the list of messages. */
  list: string;
  /** Marks the first message that the reader has not seen. */
  unread: string;
  /** Shown while nobody has written. */
  empty: string;
  /** The name of the desk beside its messages. */
  desk: string;
  /** The label of the text field. */
  text: string;
  textHint: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}
