import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Role } from '@kindcrate/contract/roles';
import type { Generated } from 'kysely';
import type { ApiTokenRow } from './api-token-row.ts';
import type { BrandRow, CatalogVersionRow, DonationCardRow, OrganizationRow } from './catalog-rows.ts';
import type { ClaimLinkRow } from './claim-link-row.ts';
import type { ComplaintRow } from './complaint-row.ts';
import type { EmailCodeRow } from './email-code-row.ts';
import type { FigureRunRow } from './figure-row.ts';
import type { FollowTables } from './follow-rows.ts';
import type { HandoverRow } from './handover-row.ts';
import type { InvitationRow } from './invitation-row.ts';
import type { AuditEntryRow, RetentionRunRow, SecurityEventRow } from './log-rows.ts';
import type { NeedTables } from './need-rows.ts';
import type { OrderItemPhotoRow, OrderItemRow, PhotoUploadRow } from './order-item-rows.ts';
import type { OrderNoteRow } from './order-note-row.ts';
import type { OutcomeRow } from './outcome-row.ts';
import type { PaymentEventRow, PaymentRow } from './payment-rows.ts';
import type { PersonNoteRow } from './person-note-row.ts';
import type { PlaceRow } from './place-row.ts';
import type { RedemptionCodeRow, RedemptionRow, SettlementEntryRow } from './redemption-rows.ts';
import type { SavedTextRow } from './saved-text-row.ts';
import type { OrderWordRow, UserWordRow } from './search-word-rows.ts';
import type { AuthenticatorRow, ChallengeRow, PasskeyRow, RecoveryCodeRow } from './second-factor-rows.ts';
import type { SiteCopyTables } from './site-copy-rows.ts';
import type { ThreadMessageRow, ThreadRow } from './thread-rows.ts';

/** The tables. Times are ISO 8601 strings in UTC, which sort chronologically; flags are 0 or 1. */
export interface Schema extends SiteCopyTables, NeedTables, FollowTables {
  users: WithDefaults<UserRow, 'organization_id' | 'blocked_at' | 'blocked_reason' | 'deleted_at'>;
  sessions: SessionRow;
  email_codes: EmailCodeRow;
  api_tokens: ApiTokenRow;
  pictures: ImageRow;
  /** One row. The mark of the image store is the same id; `is_marked` is 1 once it has been written there. */
  image_store: { id: string; is_marked: number };
  brands: BrandRow;
  organizations: OrganizationRow;
  organization_images: { id: string; organization_id: string; picture_id: string; position: number };
  donation_cards: DonationCardRow;
  places: PlaceRow;
  orders: WithDefaults<OrderRow, 'taken_in' | 'assignee_id'> & { search_text: Generated<string> };
  order_words: OrderWordRow;
  user_words: UserWordRow;
  claim_links: ClaimLinkRow;
  handovers: HandoverRow;
  outcomes: OutcomeRow;
  order_items: OrderItemRow;
  order_item_photos: OrderItemPhotoRow;
  photo_uploads: PhotoUploadRow;
  order_events: OrderEventRow;
  order_notes: OrderNoteRow;
  receipts: ReceiptRow;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeyRow;
  coin_entries: CoinEntryRow;
  redemption_codes: RedemptionCodeRow;
  redemptions: RedemptionRow;
  settlement_entries: SettlementEntryRow;
  saved_texts: SavedTextRow;
  catalog_versions: CatalogVersionRow;
  person_notes: PersonNoteRow;
  complaints: ComplaintRow;
  threads: ThreadRow;
  thread_messages: ThreadMessageRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  rate_limits: { key: string; count: number; ends_at: string };
  audit_entries: WithDefaults<AuditEntryRow, 'redacted_at'>;
  invitations: InvitationRow;
  security_events: SecurityEventRow;
  retention_runs: RetentionRunRow;
  figure_runs: FigureRunRow;
  authenticators: AuthenticatorRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  second_factor_challenges: ChallengeRow;
  seeds: { name: string; completed_at: string };
}

/** A row with columns that have a default, so that an insert may leave them out. */
type WithDefaults<Row, Column extends keyof Row> = Omit<Row, Column> & { [C in Column]: Generated<Row[C]> };

export interface UserRow {
  id: string;
  username: string;
  email: string;
  /** Unique: the address in lowercase once it is confirmed; before that, a claim on it (accounts/claim-repository.ts). */
  email_key: string;
  email_confirmed_at: string | null;
  phone: string;
  password_hash: string;
  role: Role;
  /** The brand that a partner works for. */
  brand_id: string | null;
  /** The organization that a volunteer works for. */
  organization_id: string | null;
  photo_id: string | null;
  created_at: string;
  /** When the account was blocked; null if it is not blocked. */
  blocked_at: string | null;
  /** Only staff see the reason. */
  blocked_reason: string | null;
  /** The version of the terms and the privacy notice that the person agreed to: the day of their last change. */
  agreed_version: string | null;
  agreed_at: string | null;
  /** When the account was deleted. The row stays as a pseudonym for the ledger, the orders and the audit log. */
  deleted_at: string | null;
}

export interface SessionRow {
  id: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  /** Names of the browser and the operating system, such as `Chrome` and `Android`; empty when unknown. */
  browser: string;
  system: string;
  /** The start of the hour in which the session was last used, or the time of the login if that is later. */
  last_used_at: string;
  /** When the account's password was last verified in this session: at login or with a password check. */
  confirmed_at: string;
}

export interface ImageRow {
  id: string;
  /** 128 random bits in hex. */
  name: string;
  width: number;
  height: number;
  alt: string;
  /** 1 if the versions for pages of the site are stored (images/render-image.ts). */
  has_versions: number;
  is_sample: number;
  created_at: string;
}

export interface OrderRow {
  id: string;
  /** The donor; null for a walk-in that nobody has claimed. */
  user_id: string | null;
  organization_id: string;
  /** The name of the only item, or a summary of several. */
  items_name: string;
  location: string;
  /** Pieces of all items together. */
  quantity: number;
  phone: string;
  status: OrderStatus;
  /** The first of the photos of all items. */
  picture_id: string;
  created_at: string;
  /** Pieces that arrived and were kept; null until the order is received. */
  received_quantity: number | null;
  /**
   * When the goods arrived, or when the desk found them unusable; null until then, and for an order that was received before
   * this column existed.
   */
  received_at: string | null;
  /** The need of the first item. */
  need_id: string | null;
  /** 1 for a walk-in: a gift that arrived unannounced. */
  taken_in: number;
  /** The person at the desk who takes care of the order. */
  assignee_id: string | null;
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
  /** 128 random bits: the only protection of the receipt's URL. */
  code: string;
  shows_name: number;
  created_at: string;
  withdrawn_at: string | null;
}

interface OutboxTable {
  id: string;
  kind: string;
  /** JSON; an empty object once the message is sent or sending it was abandoned. */
  payload: string;
  created_at: string;
  sent_at: string | null;
  /**
   * When the message is due: at the end of its lease (outbox-repository.ts), or at the time of the next attempt. Empty at
   * first, which means that it is due now.
   */
  claimed_until: Generated<string>;
  attempts: Generated<number>;
  /** When sending was abandoned. */
  failed_at: string | null;
}

export interface IdempotencyKeyRow {
  user_id: string;
  key: string;
  /** SHA-256 of the request that came with the key. */
  fingerprint: string;
  order_id: string;
  created_at: string;
}

export interface CoinEntryRow {
  id: string;
  user_id: string;
  /** Coins; negative when they were spent or reversed. */
  amount: number;
  kind: 'earning' | 'spending' | 'reversal';
  order_id: string | null;
  redemption_id: string | null;
  /** The entry that a reversal cancels out. */
  reverses_id: string | null;
  actor_id: string;
  created_at: string;
}
