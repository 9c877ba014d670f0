import { type Kysely, sql } from 'kysely';

/** The items of an order, with their photos, and photos that were uploaded before their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createItems(db);
  await createPhotos(db);
  await createUploads(db);
  await addItemsToOrders(db);
  await replaceNeedIndex(db);
}

/**
 * Categories and needs can be deleted at any time, and an item then has none. So their ids are not foreign keys: a
 * deletion would have to lock items that another transaction is changing.
 */
async function createItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text')
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('condition', 'text')
    .addColumn('need_id', 'text')
    .addColumn('received_quantity', 'integer')
    .addColumn('declined_reason', 'text')
    .addColumn('counted_quantity', 'integer')
    .addColumn('counted_at', 'text')
    .addUniqueConstraint('order_items_by_order', ['order_id', 'position'])
    .execute();
  // It covers every column that the progress of a need is read from.
  await db.schema
    .createIndex('order_items_by_need')
    .on('order_items')
    .columns(['need_id', 'counted_at', 'counted_quantity'])
    .where(sql.ref('counted_at'), 'is not', null)
    .execute();
}

async function createPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_item_photos')
    .addColumn('item_id', 'text', (column) => column.notNull().references('order_items.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.notNull().unique().references('pictures.id'))
    .addPrimaryKeyConstraint('order_item_photos_pkey', ['item_id', 'position'])
    .execute();
}

async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photo_uploads')
    .addColumn('image_id', 'text', (column) => column.primaryKey().references('pictures.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('photo_uploads_by_user').on('photo_uploads').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('photo_uploads_by_time').on('photo_uploads').column('created_at').execute();
}

/** An order that was placed before this migration gets one item, which has the order's id. */
async function addItemsToOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into order_items (id, order_id, position, name, quantity, need_id, received_quantity, counted_quantity, counted_at)
    select id, id, 0, items_name, quantity, need_id, received_quantity,
      case when status in ('received', 'completed') then received_quantity else 0 end,
      case when received_quantity is null then null else received_at end
    from orders
  `.execute(db);
  await sql`
    insert into order_item_photos (item_id, position, image_id)
    select id, 0, picture_id from orders where picture_id <> 'removed-photo'
  `.execute(db);
}

/** What a need has received is now counted from items, so this index only has to find the orders of a need that is deleted. */
async function replaceNeedIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('orders_by_need').execute();
  await db.schema
    .createIndex('orders_by_need')
    .on('orders')
    .column('need_id')
    .where(sql.ref('need_id'), 'is not', null)
    .execute();
}
