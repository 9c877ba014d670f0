import type { NeedState } from '@kindcrate/contract/needs';
import type { ReloadCopy } from '../../../ui/async-button/ReloadButton.tsx';
import type { DraftCopy, FormCopy } from '../../../ui/copy.ts';

export interface NeedsCopy extends DraftCopy, Pick<FormCopy, 'errorTitle' | 'failure'> {
  /** Offered after a conflict. */
  reloadLatest: ReloadCopy & {
    done: string;
    /** Shown instead of `done` when the form still contains what the person has typed but not saved. */
    doneWithDraft: string;
    /** Shown when someone else has deleted the need. */
    gone: string;
  };
  /** Shown to volunteers. */
  ownOrganization: string;
  none: string;
  add: string;
  close: string;
  /** The titles of the parts of an organization's list; `past` is for needs whose last day has passed. */
  groups: Record<NeedState | 'past', string>;
  state: string;
  states: Record<NeedState, string>;
  category: string;
  chooseCategory: string;
  categoriesFailed: string;
  words: string;
  wordsHint: string;
  target: string;
  targetHint: string;
  urgency: string;
  usual: string;
  urgent: string;
  lastDay: string;
  lastDayHint: string;
  reason: string;
  reasonHint: string;
  optionalReasonHint: string;
  create: string;
  save: string;
  cancel: string;
  edit: string;
  delete: string;
  /** With `{title}`. */
  deleteQuestion: string;
  keep: string;
  renew: string;
  /** With `{time}`. */
  until: string;
  /** With `{time}`. */
  ended: string;
  /** With `{received}` and `{target}`. */
  progress: string;
  /** With `{received}`. */
  always: string;
  /** Says what the site shows once the target has been reached. */
  reached: string;
  categories: NeedCategoriesCopy;
}

export interface NeedCategoriesCopy {
  title: string;
  lead: string;
  list: string;
  none: string;
  add: string;
  name: string;
  parent: string;
  noParent: string;
  moveUp: string;
  /** With `{title}`. */
  deleteQuestion: string;
}
