import type { DraftCopy, FormCopy, OfflineCopy } from '../copy.ts';

/** The copy of a thread's messages, and of the form that adds one. */
export interface ThreadCopy extends FormCopy, OfflineCopy, DraftCopy {
  /** The accessible name of the list of messages. */
  list: string;
  /** Marks the first message that the reader has not seen. */
  unread: string;
  /** Shown while there are no messages. */
  empty: string;
  /** The author shown above a message from the desk. */
  desk: string;
  /** The label of the text field. */
  text: string;
  textHint: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}
