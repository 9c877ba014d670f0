import type { CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import type { CopyProblem } from '@kindcrate/contract/staff-copy';
import type { GroupField } from '../../../lib/copy-fields.ts';
import { type CopyPath, isSameCopy, valueAt } from '../../../lib/copy-values.ts';
import type { WordsCopy } from './copy.ts';

/** What the fields of the editor need to show and change the copy of a page. */
export interface Editor {
  /** All fields of the page, as a group. */
  root: GroupField;
  /** What has been typed. */
  values: CopyValues;
  /** What visitors see. */
  live: CopyValues;
  problems: readonly CopyProblem[];
  change: (path: CopyPath, value: CopyValue) => void;
  /** Opens a group, a list or an entry of a list. */
  open: (path: CopyPath) => void;
  /** Called when a field gets the focus. */
  onFocus: (path: CopyPath) => void;
  /** Announces to screen readers what happened. */
  announce: (message: string) => void;
  copy: WordsCopy;
}

/** The id of the control that edits the value at a path. */
export const idOf = (path: CopyPath): string => `words-${path.join('-')}`;

export const problemAt = ({ problems }: Editor, path: CopyPath): CopyProblem | undefined =>
  problems.find((problem) => problem.path === path.join('.'));

export const isChangedAt = ({ values, live }: Editor, path: CopyPath): boolean =>
  !isSameCopy(valueAt(values, path), valueAt(live, path));

/** How many problems are at a path or below it. */
export const countProblems = ({ problems }: Editor, path: CopyPath): number =>
  problems.filter((problem) => `${problem.path}.`.startsWith(`${path.join('.')}.`)).length;
