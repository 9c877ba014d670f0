import type { Brand } from '@kindcrate/contract/brands';
import type { CopyField, CopyOverrides, CopyValues, PublishedCopy } from '@kindcrate/contract/copy-fields';
import type { DonationCard } from '@kindcrate/contract/donation-cards';
import type { Organization } from '@kindcrate/contract/organizations';
import type { CopyChange, CopyPageSummary, CopyProblem } from '@kindcrate/contract/staff-copy';

/** What the built site knows about the copy of a page, except its values. */
export interface ListedCopy {
  name: string;
  title: string;
  /** The path of a page that shows this copy. */
  path: string;
  preview: CopyPageSummary['preview'];
  /** The paths of published values that are invalid, or whose field no longer exists; the file's values are used instead. */
  unfit: string[];
}

export interface DescribedCopy extends ListedCopy {
  fields: CopyField[];
  values: CopyValues;
}

export interface CheckedCopy {
  problems: CopyProblem[];
  /** The values that differ from those of the files, except values with problems. */
  overrides: CopyOverrides;
  /** The differences from the published copy. */
  changes: CopyChange[];
}

/** An entry of the catalog as it would be after an edit. */
export type PreviewedEntry =
  | { list: 'brands'; entry: Brand }
  | { list: 'organizations'; entry: Organization }
  | { list: 'donation cards'; entry: DonationCard };

/** Complete HTML documents. */
export interface EntryPages {
  /** The page that lists the entry. */
  list: string;
  /** The entry's own page; null for a donation card, which has none. */
  details: string | null;
}

/** What the database knows about the copy of a page. */
export interface StoredCopy {
  published: CopyOverrides;
  /** The pictures uploaded by staff that the checked values name, except those that do not exist. */
  pictures: readonly string[];
}

/** Access to the copy of the built site. The site's schemas define which values are valid. Functions return undefined for an unknown page. */
export interface SiteCopy {
  list(published: PublishedCopy): Promise<ListedCopy[]>;
  describe(name: string, published: CopyOverrides): Promise<DescribedCopy | undefined>;
  check(name: string, values: CopyValues, stored: StoredCopy): Promise<CheckedCopy | undefined>;
  /**
   * Renders the page that shows the copy, with these overrides instead of the published ones.
   * @returns undefined also for copy without a preview. `bytes` is the size of the compressed document.
   */
  preview(name: string, overrides: CopyOverrides): Promise<{ html: string; bytes: number } | undefined>;
  /** Renders the pages that show an entry, with the previewed entry instead of the stored one. */
  previewEntry(previewed: PreviewedEntry): Promise<EntryPages>;
}
