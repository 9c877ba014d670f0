import type { HandoverKind, HandoverState } from '@kindcrate/contract/handovers';
import type { Generated } from 'kysely';

export interface HandoverRow {
  order_id: string;
  /** The organization of the order. */
  organization_id: string;
  kind: HandoverKind;
  state: HandoverState;
  /** The parts of the address of a collection; null for a drop-off. */
  street: string | null;
  number: string | null;
  city: string | null;
  postal_code: string | null;
  remark: string | null;
  /** JSON: a list of times. */
  preferred: string;
  /** JSON: a list of times. */
  offered: string;
  /** The agreed time; null when there is none. */
  starts_at: string | null;
  ends_at: string | null;
  /** The SEQUENCE of the calendar entry (RFC 5545, 3.8.7.4), incremented whenever the entry is moved or canceled. */
  sequence: Generated<number>;
  /** When the donor is reminded; null when there is nothing left to remind them of. */
  remind_at: string | null;
  on_the_way_at: string | null;
  created_at: string;
  updated_at: string;
}
