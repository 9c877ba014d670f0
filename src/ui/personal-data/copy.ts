import type { OpenOrdersChoice } from '@kindcrate/contract/personal-data';
import type { FormCopy, OfflineCopy } from '../copy.ts';

/** The texts of the actions that copy and delete the data of a person. */
export interface PersonalDataCopy {
  download: string;
  downloaded: string;
  downloadFailed: string;
  fileName: string;
  deletion: DeletionCopy;
}

export interface DeletionCopy extends FormCopy, OfflineCopy {
  /** Opens the form. */
  open: string;
  /** Says what is going to happen; at the desk with `{name}`. */
  question: string;
  /** With `{count}`. */
  openOrders: string;
  openOrdersHint: string;
  /** The option that is selected before a choice is made. */
  choose: string;
  choices: Record<OpenOrdersChoice, string>;
  /** Closes the form without deleting anything. */
  keep: string;
}
