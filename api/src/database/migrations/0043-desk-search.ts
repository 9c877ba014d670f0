import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Rows that are in memory at the same time. */
const batchSize = 500;

/** Rows of one statement. Each has two parameters, of which SQLite takes at most 32,766. */
const chunkSize = 5_000;

// A migration must always do the same, so it has a copy of how words were made when it was written (search-words.ts).
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const maxWordLength = 100;
const maxTextLength = 400;
const address = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}.-]*/gu;

const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

const reverse = (text: string): string => [...text].reverse().join('');

const splitWords = (folded: string): string[] =>
  [...(folded.match(/[\p{L}\p{N}]+/gu) ?? []), ...(folded.match(address) ?? [])].map((word) =>
    [...word].slice(0, maxWordLength).join(''),
  );

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => splitWords(foldText(text).slice(0, maxTextLength)));

function wordsOfPhone(phone: string): string[] {
  const digits = foldText(phone)
    .replace(/[^0-9]/g, '')
    .slice(0, maxWordLength);
  return digits ? [digits, `~${reverse(digits)}`] : [];
}

const wordOfNumber = (id: string): string => `#${reverse(id.slice(0, 13))}`;

/**
 * Words by which the desk's searches find orders and people, instead of reading all of them, and an index for the orders with an item of a
 * category.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWords(db, 'order_words', 'order_id', 'orders.id');
  await createWords(db, 'user_words', 'user_id', 'users.id');
  await db.schema.createIndex('user_words_by_user').on('user_words').columns(['user_id', 'word']).execute();
  await db.schema
    .createIndex('order_items_by_category')
    .on('order_items')
    .columns(['category_id', 'order_id'])
    .where(sql.ref('category_id'), 'is not', null)
    .execute();
  const tables = db as Kysely<Tables>;
  await addOrderWords(tables);
  await addUserWords(tables);
}

/** The primary key is the index that finds words. SQLite needs no second copy of its rows. */
async function createWords(db: Kysely<unknown>, table: string, owner: string, target: string): Promise<void> {
  const query = db.schema
    .createTable(table)
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn(owner, 'text', (column) => column.notNull().references(target).onDelete('cascade'))
    .addPrimaryKeyConstraint(`${table}_pkey`, ['word', owner] as never[]);
  await (isPostgres(db) ? query : query.modifyEnd(sql`without rowid`)).execute();
}

interface Tables {
  orders: { id: string; location: string; phone: string; search_text: string };
  order_items: { order_id: string; name: string };
  users: { id: string; username: string; email: string; phone: string; deleted_at: string | null };
  order_words: OrderWord;
  user_words: { word: string; user_id: string };
}

interface OrderWord {
  word: string;
  order_id: string;
}

async function addOrderWords(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'location', 'phone', 'search_text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const last = orders.at(-1);
    if (!last) return;
    await addWordsOf(db, orders);
    after = last.id;
  }
}

async function addWordsOf(db: Kysely<Tables>, orders: Tables['orders'][]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const items = await db.selectFrom('order_items').select(['order_id', 'name']).where('order_id', 'in', ids).execute();
  const names = Map.groupBy(items, ({ order_id }) => order_id);
  const rows: OrderWord[] = [];
  for (const { id, location, phone, search_text } of orders) {
    // The search text of an erased order is empty, and the name of its items is a placeholder.
    const texts = search_text ? [...(names.get(id) ?? []).map(({ name }) => name), location] : [];
    const words = [...new Set([...wordsOf(texts), ...wordsOfPhone(phone), wordOfNumber(id)])];
    const joined = words.map((word) => ` ${word}`).join('');
    await db.updateTable('orders').set({ search_text: joined }).where('id', '=', id).execute();
    rows.push(...words.map((word) => ({ word, order_id: id })));
  }
  for (const chunk of inChunks(rows)) await db.insertInto('order_words').values(chunk).execute();
}

async function addUserWords(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'username', 'email', 'phone'])
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const last = users.at(-1);
    if (!last) return;
    const rows = users.flatMap(({ id, username, email, phone }) =>
      [...new Set([...wordsOf([username, email]), ...wordsOfPhone(phone)])].map((word) => ({ word, user_id: id })),
    );
    for (const chunk of inChunks(rows)) await db.insertInto('user_words').values(chunk).execute();
    after = last.id;
  }
}

function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) => index * chunkSize);
  return starts.map((start) => rows.slice(start, start + chunkSize));
}
