import type { VersionAction } from '@kindcrate/contract/staff-catalog-versions';
import type { Generated } from 'kysely';

/** The columns that brands, organizations and donation cards share. */
interface CatalogEntryRow {
  id: string;
  title: string;
  position: number;
  is_sample: number;
  /** 1 when only staff see the entry. */
  hidden: Generated<number>;
  /** The days on which the site begins to show the entry and hides it again, `YYYY-MM-DD`. */
  show_from: Generated<string | null>;
  hide_on: Generated<string | null>;
  /** When these days begin, in ISO 8601. */
  shown_at: Generated<string | null>;
  hidden_at: Generated<string | null>;
  /** Incremented by every edit. */
  revision: Generated<number>;
  /** Null for an entry that was stored before this column existed, and has not changed since. */
  changed_at: Generated<string | null>;
}

export interface BrandRow extends CatalogEntryRow {
  info: string;
  picture_id: string;
}

export interface OrganizationRow extends CatalogEntryRow {
  information: string;
}

export interface DonationCardRow extends CatalogEntryRow {
  info: string;
  description: string;
  picture_id: string;
}

/** A saved version of a brand, an organization or a donation card. */
export interface CatalogVersionRow {
  id: string;
  entry_kind: 'brand' | 'organization' | 'donation card';
  entry_id: string;
  /** The revision of the entry after the edit. */
  revision: number;
  action: VersionAction;
  /** One readable line; may be empty. */
  detail: string;
  /** JSON; `VersionContent` in catalog/version-content.ts. */
  content: string;
  /** Null for the version with the content before the first recorded edit. */
  actor_id: string | null;
  created_at: string;
}
