import type { AuditSubject } from '@kindcrate/contract/audit';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { RedemptionStatus } from '@kindcrate/contract/redemptions';
import type { Role } from '@kindcrate/contract/roles';
import type { Generated } from 'kysely';

/**
 * The tables. Times are ISO 8601 texts in UTC, so they sort as they are; flags are 0 or 1.
 */
export interface Schema {
  users: UserRow;
  sessions: SessionRow;
  pictures: PictureRow;
  brands: BrandRow;
  organizations: OrganizationRow;
  organization_images: { id: string; organization_id: string; picture_id: string; position: number };
  donation_cards: DonationCardRow;
  orders: OrderRow & { search_text: Generated<string> };
  order_events: OrderEventRow;
  receipts: ReceiptRow;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeyRow;
  coin_entries: CoinEntryRow;
  redemption_codes: RedemptionCodeRow;
  redemptions: RedemptionRow;
  complaints: ComplaintRow;
  payments: PaymentRow;
  rate_limits: { key: string; count: number; ends_at: string };
  audit_entries: AuditEntryRow;
  seeds: { name: string; completed_at: string };
}

export interface UserRow {
  id: string;
  username: string;
  email: string;
  /** The e-mail in lower case: what makes it unique. */
  email_key: string;
  phone: string;
  password_hash: string;
  role: Role;
  /** The brand that a partner works for. */
  brand_id: string | null;
  photo_id: string | null;
  created_at: string;
}

export interface SessionRow {
  id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
}

export interface PictureRow {
  id: string;
  /** 128 random bits in hex: all that protects the picture's address. */
  name: string;
  width: number;
  height: number;
  alt: string;
  is_sample: number;
  created_at: string;
}

/** What brands, organizations and donation cards have in common. */
interface EntryRow {
  id: string;
  title: string;
  position: number;
  is_sample: number;
  /** Shown to the staff only. */
  hidden: Generated<number>;
  /** Grows with every edit. */
  revision: Generated<number>;
}

export interface BrandRow extends EntryRow {
  info: string;
  picture_id: string;
}

export interface OrganizationRow extends EntryRow {
  information: string;
}

export interface DonationCardRow extends EntryRow {
  info: string;
  description: string;
  picture_id: string;
}

export interface OrderRow {
  id: string;
  user_id: string;
  organization_id: string;
  items_name: string;
  location: string;
  quantity: number;
  phone: string;
  status: OrderStatus;
  picture_id: string;
  created_at: string;
  /** Pieces that really came; null before they did. */
  received_quantity: number | null;
}

export interface OrderEventRow {
  id: string;
  order_id: string;
  status: OrderStatus;
  actor_id: string;
  reason: string | null;
  created_at: string;
}

export interface ReceiptRow {
  order_id: string;
  /** 128 random bits: all that protects the receipt's address. */
  code: string;
  shows_name: number;
  created_at: string;
  withdrawn_at: string | null;
}

interface OutboxTable {
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  created_at: string;
  sent_at: string | null;
  /** Until then nobody else may send it; empty when nobody tried. */
  claimed_until: Generated<string>;
  attempts: Generated<number>;
  /** When it was given up. */
  failed_at: string | null;
}

export interface IdempotencyKeyRow {
  user_id: string;
  key: string;
  /** SHA-256 of what came under the key. */
  fingerprint: string;
  order_id: string;
  created_at: string;
}

export interface CoinEntryRow {
  id: string;
  user_id: string;
  /** Coins; negative when spent. */
  amount: number;
  kind: 'earning' | 'spending' | 'reversal';
  order_id: string | null;
  redemption_id: string | null;
  /** The entry that a reversal takes back. */
  reverses_id: string | null;
  actor_id: string;
  created_at: string;
}

export interface RedemptionCodeRow {
  id: string;
  user_id: string;
  code_hash: string;
  /** Of the form that is typed; none for a code from before there was one. */
  short_code_hash: string | null;
  created_at: string;
  expires_at: string;
  redeemed_at: string | null;
}

export interface RedemptionRow {
  /** The id of the code that it used up. */
  id: string;
  reference: string;
  donor_id: string;
  partner_id: string;
  /** The brand that the partner worked for then. */
  brand_id: string;
  coins: number;
  status: RedemptionStatus;
  idempotency_key: string | null;
  created_at: string;
  expires_at: string;
  decided_at: string | null;
}

export interface ComplaintRow {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  answered_at: string | null;
  answered_by: string | null;
}

export interface PaymentRow {
  id: string;
  provider: string;
  token_hash: string;
  /** What the provider said last. Nothing follows `accepted`; another card may follow `declined`. */
  status: 'pending' | 'accepted' | 'declined';
  created_at: string;
  expires_at: string;
  answered_at: string | null;
}

export interface AuditEntryRow {
  id: string;
  actor_id: string;
  /** A verb in the past: `created`, `hid`, `moved`. */
  action: string;
  subject_kind: AuditSubject;
  subject_id: string;
  /** One line for people; empty when the action says it all. */
  detail: string;
  created_at: string;
}
