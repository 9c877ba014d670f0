import type { NeedState } from '@kindcrate/contract/needs';
import type { Generated } from 'kysely';

export interface NeedTables {
  need_categories: NeedCategoryRow;
  /** The ids of deleted categories, which no new category may reuse. */
  retired_need_categories: { id: string };
  needs: NeedRow;
}

export interface NeedCategoryRow {
  /** A readable slug. */
  id: string;
  title: string;
  /** Null at the top of the tree, which has two levels. */
  parent_id: string | null;
  /** The position among the categories with the same parent. */
  position: number;
}

export interface NeedRow {
  id: string;
  organization_id: string;
  category_id: string;
  words: string;
  state: NeedState;
  /** Pieces; null when there is always a need. */
  target: number | null;
  urgent: number;
  /** When the need became wanted; null in another state. */
  wanted_at: Generated<string | null>;
  /** The last day on which the need is current, `YYYY-MM-DD` in UTC. */
  until: string | null;
  reason: string | null;
  /** 1 if the need came with the sample data, and nobody has edited it. */
  is_sample: Generated<number>;
  /** Pieces that a need of the sample data shows as received, although they were part of no order; 0 once someone has edited it. */
  sample_received: Generated<number>;
  /** Incremented by every edit. */
  revision: Generated<number>;
  created_at: string;
  /** The time of the last edit. */
  updated_at: string;
}
