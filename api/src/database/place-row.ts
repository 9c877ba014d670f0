import type { Generated } from 'kysely';

/** The place of an organization; see the contract's `places.ts`. It is always read and written as a whole, so its lists are JSON. */
export interface PlaceRow {
  organization_id: string;
  street: string;
  number: string;
  postal_code: string;
  city: string;
  remark: string | null;
  /** An IANA name. */
  time_zone: string;
  /** JSON, sorted. */
  hours: string;
  /** JSON, sorted. */
  closed_days: string;
  drop_off: number;
  /** JSON; null if nothing is collected. */
  collection: string | null;
  capacity_per_hour: number;
  /** 1 if the place came with the sample data, and nobody has edited it. */
  is_sample: Generated<number>;
  /** Incremented by every edit. The first edit makes the revision 2, because 1 stands for an organization without a place. */
  revision: number;
  updated_at: string;
}
