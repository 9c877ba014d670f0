import type { VersionAction } from '@kindcrate/contract/staff-catalog-versions';

/** A saved version of a brand, an organization or a donation card. */
export interface CatalogVersionRow {
  id: string;
  entry_kind: 'brand' | 'organization' | 'donation card';
  entry_id: string;
  /** That of the entry after the edit. */
  revision: number;
  action: VersionAction;
  /** One readable line; may be empty. */
  detail: string;
  /** JSON; `VersionContent` in catalog/version-content.ts. */
  content: string;
  /** Null for a version that was kept before the first edit. */
  actor_id: string | null;
  created_at: string;
}
