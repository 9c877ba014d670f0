import type { OpenOrdersChoice } from '@kindcrate/contract/personal-data';
import type { FormCopy, OfflineCopy } from '../copy.ts';

/** The copy for downloading and deleting a person's data. */
export interface PersonalDataCopy {
  download: string;
  downloaded: string;
  downloadFailed: string;
  fileName: string;
  deletion: DeletionCopy;
}

export interface DeletionCopy extends FormCopy, OfflineCopy {
  /** The label of the button that opens the form. */
  open: string;
  /** Explains what is going to happen; at the desk with `{name}`. */
  question: string;
  /** With `{count}`. */
  openOrders: string;
  openOrdersHint: string;
  /** The option that is selected before a choice is made. */
  choose: string;
  choices: Record<OpenOrdersChoice, string>;
  /** The label of the button that closes the form without deleting anything. */
  keep: string;
}
