import { type Kysely, sql } from 'kysely';

/** What organizations need, in a tree of categories that a charity edits, and the need that an order is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategories(db);
  await createNeeds(db);
  await extendOrders(db);
}

/** A category and the ones below it. A child's id begins with the parent's only to be readable. */
const firstCategories: [id: string, title: string, children?: [id: string, title: string][]][] = [
  [
    'clothing',
    'Clothing',
    [
      ['clothing-winter', 'Winter clothing'],
      ['clothing-children', 'Children’s clothing'],
    ],
  ],
  ['bedding', 'Bedding'],
  ['kitchen', 'Kitchen'],
  ['books', 'Books'],
  ['toys', 'Toys and games'],
  ['school', 'School supplies'],
  ['furniture', 'Furniture'],
  ['hygiene', 'Hygiene'],
  ['food', 'Food'],
];

async function createCategories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('need_categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.references('need_categories.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('need_categories_by_parent').on('need_categories').column('parent_id').execute();
  const insert = (id: string, title: string, parent: string | null, position: number) =>
    sql`insert into need_categories (id, title, parent_id, position) values (${id}, ${title}, ${parent}, ${position})`;
  for (const [position, [id, title, children = []]] of firstCategories.entries()) {
    await insert(id, title, null, position).execute(db);
    for (const [below, [childId, childTitle]] of children.entries())
      await insert(childId, childTitle, id, below).execute(db);
  }
}

async function createNeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('needs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('category_id', 'text', (column) => column.notNull().references('need_categories.id'))
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('target', 'integer')
    .addColumn('urgent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('until', 'text')
    .addColumn('reason', 'text')
    .addColumn('sample_received', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('needs_by_organization').on('needs').column('organization_id').execute();
  await db.schema.createIndex('needs_by_category').on('needs').column('category_id').execute();
}

/** The index covers every column that the sum of the pieces received for a need is computed from. */
async function extendOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('need_id', 'text', (column) => column.references('needs.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('orders').addColumn('received_at', 'text').execute();
  await db.schema
    .createIndex('orders_by_need')
    .on('orders')
    .columns(['need_id', 'status', 'received_quantity', 'received_at'])
    .where(sql.ref('need_id'), 'is not', null)
    .execute();
}
