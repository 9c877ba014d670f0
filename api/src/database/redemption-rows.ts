import type { RedemptionStatus } from '@kindcrate/contract/redemptions';

export interface RedemptionCodeRow {
  id: string;
  user_id: string;
  code_hash: string;
  /** The hash of the short code; null for a code of the minute, and for codes from before short codes existed. */
  short_code_hash: string | null;
  created_at: string;
  expires_at: string;
  redeemed_at: string | null;
}

export interface RedemptionRow {
  /** Equals the id of the redemption code that the redemption used. */
  id: string;
  reference: string;
  donor_id: string;
  partner_id: string;
  /** The brand that the partner worked for at that time. */
  brand_id: string;
  coins: number;
  status: RedemptionStatus;
  idempotency_key: string | null;
  created_at: string;
  expires_at: string;
  decided_at: string | null;
}

/** An entry of a brand's settlement for a month. */
export interface SettlementEntryRow {
  id: string;
  brand_id: string;
  /** `YYYY-MM`. */
  month: string;
  /** Starts at 1 for each brand and month. */
  sequence: number;
  /** Negative when it reverses an earlier entry. */
  coins: number;
  note: string;
  actor_id: string;
  created_at: string;
}
