CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "pictures" ("id" text primary key, "name" text not null unique, "width" integer not null, "height" integer not null, "alt" text not null, "is_sample" integer default 0 not null, "created_at" text not null);
CREATE TABLE "users" ("id" text primary key, "username" text not null, "email" text not null, "email_key" text not null unique, "phone" text not null, "password_hash" text not null, "role" text not null, "brand_id" text, "photo_id" text references "pictures" ("id"), "created_at" text not null);
CREATE TABLE "sessions" ("id" text primary key, "user_id" text not null references "users" ("id"), "created_at" text not null, "expires_at" text not null, "ended_at" text);
CREATE INDEX "sessions_by_user" on "sessions" ("user_id");
CREATE TABLE "brands" ("id" text primary key, "title" text not null, "info" text not null, "picture_id" text not null references "pictures" ("id"), "position" integer not null, "is_sample" integer default 0 not null, "hidden" integer default 0 not null, "revision" integer default 1 not null);
CREATE TABLE "organizations" ("id" text primary key, "title" text not null, "information" text not null, "position" integer not null, "is_sample" integer default 0 not null, "hidden" integer default 0 not null, "revision" integer default 1 not null);
CREATE TABLE "organization_images" ("id" text primary key, "organization_id" text not null references "organizations" ("id"), "picture_id" text not null references "pictures" ("id"), "position" integer not null, constraint "organization_images_order" unique ("organization_id", "position"));
CREATE TABLE "donation_cards" ("id" text primary key, "title" text not null, "info" text not null, "description" text not null, "picture_id" text not null references "pictures" ("id"), "position" integer not null, "is_sample" integer default 0 not null, "hidden" integer default 0 not null, "revision" integer default 1 not null);
CREATE TABLE "seeds" ("name" text primary key, "completed_at" text not null);
CREATE TABLE "orders" ("id" text primary key, "user_id" text not null references "users" ("id"), "organization_id" text not null references "organizations" ("id"), "items_name" text not null, "location" text not null, "quantity" integer not null check (quantity >= 1), "phone" text not null, "status" text not null, "picture_id" text not null references "pictures" ("id"), "created_at" text not null, "received_quantity" integer, "search_text" text default '' not null);
CREATE INDEX "orders_newest_of_user" on "orders" ("user_id", "created_at" desc, "id");
CREATE TABLE "order_events" ("id" text primary key, "order_id" text not null references "orders" ("id"), "status" text not null, "actor_id" text not null references "users" ("id"), "reason" text, "created_at" text not null);
CREATE INDEX "order_events_by_order" on "order_events" ("order_id");
CREATE TABLE "outbox" ("id" text primary key, "kind" text not null, "payload" text not null, "created_at" text not null, "sent_at" text, "claimed_until" text default '' not null, "attempts" integer default 0 not null, "failed_at" text);
CREATE TABLE "idempotency_keys" ("user_id" text not null references "users" ("id"), "key" text not null, "fingerprint" text not null, "order_id" text not null references "orders" ("id"), "created_at" text not null, constraint "idempotency_keys_pk" primary key ("user_id", "key"));
CREATE TABLE "redemption_codes" ("id" text primary key, "user_id" text not null references "users" ("id"), "code_hash" text not null unique, "created_at" text not null, "expires_at" text not null, "redeemed_at" text, "short_code_hash" text);
CREATE INDEX "redemption_codes_by_user" on "redemption_codes" ("user_id", "expires_at");
CREATE TABLE "coin_entries" ("id" text primary key, "user_id" text not null references "users" ("id"), "amount" integer not null check (amount <> 0), "kind" text not null, "order_id" text references "orders" ("id"), "redemption_id" text references "redemption_codes" ("id"), "reverses_id" text unique references "coin_entries" ("id"), "actor_id" text not null references "users" ("id"), "created_at" text not null, constraint "coin_entries_earning" check (kind <> 'earning' or (amount > 0 and order_id is not null)), constraint "coin_entries_spending" check (kind <> 'spending' or (amount < 0 and redemption_id is not null)), constraint "coin_entries_reversal" check (kind <> 'reversal' or reverses_id is not null), constraint "coin_entries_kind" check (kind in ('earning', 'spending', 'reversal')));
CREATE INDEX "coin_entries_by_user" on "coin_entries" ("user_id", "amount");
CREATE UNIQUE INDEX "coin_entries_one_earning" on "coin_entries" ("order_id") where "kind" = 'earning';
CREATE UNIQUE INDEX "coin_entries_one_spending" on "coin_entries" ("redemption_id") where "kind" = 'spending';
CREATE TRIGGER "coin_entries_no_update" before update on "coin_entries"
begin
select raise(abort, 'coin_entries is append-only');
end;
CREATE TRIGGER "coin_entries_no_delete" before delete on "coin_entries"
begin
select raise(abort, 'coin_entries is append-only');
end;
CREATE TABLE "complaints" ("id" text primary key, "name" text not null, "email" text not null, "subject" text not null, "message" text not null, "created_at" text not null, "answered_at" text, "answered_by" text references "users" ("id"));
CREATE TABLE "payments" ("id" text primary key, "provider" text not null, "token_hash" text not null unique, "created_at" text not null, "expires_at" text not null, "status" text default 'pending' not null, "answered_at" text);
CREATE TABLE "rate_limits" ("key" text primary key, "count" integer not null, "ends_at" text not null);
CREATE INDEX "rate_limits_by_end" on "rate_limits" ("ends_at");
CREATE INDEX "coin_entries_by_redemption_id" on "coin_entries" ("redemption_id");
CREATE INDEX "orders_by_picture_id" on "orders" ("picture_id");
CREATE INDEX "users_by_photo_id" on "users" ("photo_id");
CREATE INDEX "brands_by_picture_id" on "brands" ("picture_id");
CREATE INDEX "donation_cards_by_picture_id" on "donation_cards" ("picture_id");
CREATE INDEX "organization_images_by_picture_id" on "organization_images" ("picture_id");
CREATE INDEX "redemption_codes_by_expiry" on "redemption_codes" ("expires_at") where "redeemed_at" is null;
CREATE TABLE "audit_entries" ("id" text primary key, "actor_id" text not null references "users" ("id"), "action" text not null, "subject_kind" text not null, "subject_id" text not null, "detail" text not null, "created_at" text not null);
CREATE INDEX "audit_entries_newest" on "audit_entries" ("created_at" desc, "id" desc);
CREATE TRIGGER "audit_entries_no_update" before update on "audit_entries"
begin
select raise(abort, 'audit_entries is append-only');
end;
CREATE TRIGGER "audit_entries_no_delete" before delete on "audit_entries"
begin
select raise(abort, 'audit_entries is append-only');
end;
CREATE INDEX "payments_by_status_and_expiry" on "payments" ("status", "expires_at");
CREATE INDEX "orders_newest" on "orders" ("created_at" desc, "id" desc);
CREATE INDEX "orders_newest_by_status" on "orders" ("status", "created_at" desc, "id" desc);
CREATE INDEX "orders_newest_by_organization_id" on "orders" ("organization_id", "created_at" desc, "id" desc);
CREATE INDEX "orders_newest_by_organization_id_and_status" on "orders" ("organization_id", "status", "created_at" desc, "id" desc);
CREATE UNIQUE INDEX "order_events_once" on "order_events" ("order_id", "status");
CREATE TABLE "receipts" ("order_id" text primary key references "orders" ("id"), "code" text not null unique, "shows_name" integer default 0 not null, "created_at" text not null, "withdrawn_at" text);
CREATE INDEX "outbox_due" on "outbox" ("claimed_until", "created_at") where "sent_at" is null and "failed_at" is null;
CREATE INDEX "coin_entries_newest_of_user" on "coin_entries" ("user_id", "created_at" desc, "id" desc);
CREATE INDEX "coin_entries_by_order_id" on "coin_entries" ("order_id");
CREATE INDEX "complaints_newest" on "complaints" ("created_at" desc, "id" desc);
CREATE INDEX "complaints_open" on "complaints" ("created_at" desc, "id" desc) where "answered_at" is null;
CREATE INDEX "complaints_answered" on "complaints" ("created_at" desc, "id" desc) where "answered_at" is not null;
CREATE INDEX "users_by_search" on "users" ("email_key", "username", "id");
CREATE UNIQUE INDEX "redemption_codes_by_short_code" on "redemption_codes" ("short_code_hash");
CREATE TABLE "redemptions" ("id" text primary key references "redemption_codes" ("id"), "reference" text not null unique, "donor_id" text not null references "users" ("id"), "partner_id" text not null references "users" ("id"), "brand_id" text not null references "brands" ("id"), "coins" integer not null check (coins >= 1), "status" text not null, "idempotency_key" text, "created_at" text not null, "expires_at" text not null, "decided_at" text, constraint "redemptions_one_a_key" unique ("partner_id", "idempotency_key"), constraint "redemptions_status" check (status in ('pending', 'approved', 'refused', 'expired')));
CREATE INDEX "redemptions_by_brand" on "redemptions" ("brand_id");
CREATE INDEX "redemptions_pending" on "redemptions" ("donor_id", "created_at") where "status" = 'pending';
insert into "kysely_migration" ("name", "timestamp") values
  ('0001-accounts', '2026-11-02T08:00:00.000Z'),
  ('0002-catalogue', '2026-11-02T08:00:00.001Z'),
  ('0003-orders', '2026-11-02T08:00:00.002Z'),
  ('0004-coins', '2026-11-02T08:00:00.003Z'),
  ('0005-messages-and-limits', '2026-11-02T08:00:00.004Z'),
  ('0006-lookups', '2026-11-02T08:00:00.005Z'),
  ('0007-audit', '2026-11-02T08:00:00.006Z'),
  ('0008-payment-answers', '2026-11-02T08:00:00.007Z'),
  ('0009-desk-orders', '2026-11-02T08:00:00.008Z'),
  ('0010-desk-catalogue', '2026-11-02T08:00:00.009Z'),
  ('0011-redemptions', '2026-11-02T08:00:00.010Z');
insert into "kysely_migration_lock" ("id", "is_locked") values
  ('migration_lock', 0);
