import type { CopyField, CopyOverrides, CopyValues, PublishedCopy } from '@kindcrate/contract/copy-fields';
import type { CopyChange, CopyProblem } from '@kindcrate/contract/staff-copy';

/** What the built site knows about the copy of a page, except its values. */
export interface ListedCopy {
  name: string;
  title: string;
  /** The path of the page that shows it; null if no page shows it by itself. */
  path: string | null;
  /** The paths of published values that no longer fit. */
  unfit: string[];
}

export interface DescribedCopy extends ListedCopy {
  fields: CopyField[];
  values: CopyValues;
}

export interface CheckedCopy {
  problems: CopyProblem[];
  /** What differs from the files, except where there are problems. */
  overrides: CopyOverrides;
  /** What differs from the published copy. */
  changes: CopyChange[];
}

/** The copy of the built site, whose schemas are the rules. Each function returns undefined for an unknown page. */
export interface SiteCopy {
  list(published: PublishedCopy): Promise<ListedCopy[]>;
  describe(name: string, published: CopyOverrides): Promise<DescribedCopy | undefined>;
  check(name: string, values: CopyValues, published: CopyOverrides): Promise<CheckedCopy | undefined>;
  /**
   * Renders the page that shows the copy, with these overrides in place of the published ones.
   * @returns undefined also for copy that no page shows by itself. `bytes` is the size of the compressed document.
   */
  preview(name: string, overrides: CopyOverrides): Promise<{ html: string; bytes: number } | undefined>;
}
