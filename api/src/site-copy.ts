import type { CopyField, CopyOverrides, CopyValues, PublishedCopy } from '@kindcrate/contract/copy-fields';
import type { CopyChange, CopyPageSummary, CopyProblem } from '@kindcrate/contract/staff-copy';

/** What the built site knows about a page without its values. */
export interface ListedCopy {
  name: string;
  title: string;
  /** Of a page that shows it. */
  path: string;
  preview: CopyPageSummary['preview'];
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

/** What the database knows about the copy of a page. */
export interface StoredCopy {
  published: CopyOverrides;
  /** The own pictures that exist, of those that the checked values name. */
  pictures: readonly string[];
}

/** The copy of the built site, whose schemas are the rules. Each function returns undefined for an unknown page. */
export interface SiteCopy {
  list(published: PublishedCopy): Promise<ListedCopy[]>;
  describe(name: string, published: CopyOverrides): Promise<DescribedCopy | undefined>;
  check(name: string, values: CopyValues, stored: StoredCopy): Promise<CheckedCopy | undefined>;
  /**
   * Renders the page that shows the copy, with these overrides in place of the published ones.
   * @returns undefined also for copy without a preview. `bytes` is the size of the compressed document.
   */
  preview(name: string, overrides: CopyOverrides): Promise<{ html: string; bytes: number } | undefined>;
}
