import type { Generated } from 'kysely';

/** What became of an order. */
export interface OutcomeRow {
  id: string;
  /** Null for a sample. */
  order_id: string | null;
  /** The organization of the order. */
  organization_id: string;
  /** Null when there is only a photo. */
  line: string | null;
  image_id: string | null;
  /** Visitors see the outcome when both are 1. */
  organization_consents: number;
  donor_consents: number;
  is_sample: Generated<number>;
  /** Starts at 1, and increases with every edit by the organization. */
  revision: number;
  created_at: string;
  updated_at: string;
}
