import { type Kysely, sql } from 'kysely';

/** Threads between people and the desk: one for every contact message, and one for each order about which someone has written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createThreads(db);
  await createMessages(db);
  await addContactMessages(db);
  await indexThreads(db);
}

async function createThreads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('threads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.unique().references('orders.id'))
    .addColumn('complaint_id', 'text', (column) => column.unique().references('complaints.id').onDelete('cascade'))
    .addColumn('organization_id', 'text', (column) => column.references('organizations.id'))
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('desk_read', 'integer', (column) => column.notNull())
    .addColumn('donor_read', 'integer', (column) => column.notNull())
    .addColumn('waiting_since', 'text')
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('notified_at', 'text')
    .addColumn('assigned_to', 'text', (column) => column.references('users.id'))
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('thread_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('thread_id', 'text', (column) => column.notNull().references('threads.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('from_desk', 'integer', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('thread_messages_sequence', ['thread_id', 'sequence'])
    .addUniqueConstraint('thread_messages_key', ['author_id', 'idempotency_key'])
    .execute();
}

/** Those that were answered count as read. */
async function addContactMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into threads (id, complaint_id, length, desk_read, donor_read, waiting_since, last_at)
    select id, id, 1, case when answered_at is null then 0 else 1 end, 0,
      case when answered_at is null then created_at end, created_at
    from complaints
  `.execute(db);
}

async function indexThreads(db: Kysely<unknown>): Promise<void> {
  await sql`create index threads_waiting on threads (waiting_since, id) where waiting_since is not null`.execute(db);
  await sql`
    create index threads_waiting_by_organization on threads (organization_id, waiting_since, id)
    where waiting_since is not null
  `.execute(db);
  await sql`create index threads_newest on threads (last_at desc, id desc)`.execute(db);
  await sql`
    create index threads_newest_by_organization on threads (organization_id, last_at desc, id desc)
  `.execute(db);
  await sql`
    create index threads_assigned on threads (assigned_to, last_at desc, id desc) where assigned_to is not null
  `.execute(db);
}
