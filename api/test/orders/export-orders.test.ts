import { expect, test } from 'vitest';
import { toCsvRow } from '../../src/csv.ts';
import { searchWordsOf } from '../../src/database/search-words.ts';
import { toPhoneText } from '../../src/orders/export-orders.ts';
import { insertOrderSearchWords } from '../../src/orders/search-word-repository.ts';
import { setUpDesk } from '../support/desk.ts';
import { addNeed } from '../support/needs.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus } = await setUpDesk(await openTestApp());

const getExport = (query = '') => api.get(`/api/staff/orders.csv${query}`, staff);

/** The index of the column "Items Name" in the export. */
const itemsNameColumn = 4;

/** Parses CSV (RFC 4180) into rows of cells. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  // One match is one cell, in quotes or plain, and the comma or line break that ends it.
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('the spreadsheet of the queue is a CSV file that spreadsheet programs can open, with a row for each item', async () => {
  const need = await addNeed(api.data.database);
  const id = await placeOrder('accepted', { itemsName: 'Coats, "warm"\u00e9', need });
  await changeStatus(id, 'received', { quantity: 7, reason: 'One has a hole' });
  const { status, headers, body } = await getExport();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  });
  expect(body.startsWith('\ufeffNumber,Date,Status,')).toBe(true);
  const [header, row] = parse(body.slice(1));
  expect(header?.join()).toBe(
    'Number,Date,Status,Received Day,Items Name,Category,Condition,Quantity,Received,Not Kept Because,Need,Coins,Charity,Location,Phone,Donor,Email,Reason,Handover Kind,Handover State,Handover Time,Outcome,Outcome Public',
  );
  const today = new Date().toISOString().slice(0, 10);
  expect(row).toEqual([
    `KC-${id.slice(0, 13).toUpperCase()}`,
    today,
    'received',
    today,
    'Coats, "warm"\u00e9',
    '',
    '',
    '3',
    '7',
    '',
    'Winter coats, adult',
    '17',
    'Organization 1',
    'Harbor Street 4',
    '0123 456',
    'robin',
    expect.stringContaining('@'),
    'One has a hole',
    '',
    '',
    '',
    '',
    '',
  ]);
});

test("in the spreadsheet of the queue, the row of an item has the item's quantities and reason, and the first row has the order's coins", async () => {
  const items = JSON.stringify([
    { name: 'Export pans', quantity: 4, condition: 'good' },
    { name: 'Export lids', quantity: 2 },
  ]);
  const id = await placeOrder('accepted', { items });
  const [pans, lids] = (await api.get(`/api/staff/orders/${id}`, staff)).body.data.items;
  const received = [
    { _id: pans._id, receivedQuantity: 4 },
    { _id: lids._id, receivedQuantity: 1, declinedReason: 'Cracked' },
  ];
  await changeStatus(id, 'received', { quantity: undefined, items: received });
  const rows = parse((await getExport('?q=export%20pans')).body.slice(1)).slice(1);
  const cells = (row: string[]) => [...row.slice(4, 10), row[11]];
  expect(rows.map(cells)).toEqual([
    ['Export pans', '', 'good', '4', '4', '', '15'],
    ['Export lids', '', '', '2', '1', 'Cracked', ''],
  ]);
  expect(new Set(rows.map(([number]) => number)).size).toBe(1);
});

test('the days in the spreadsheet of the queue are in the most common time zone of the organizations', async () => {
  await setPlace(api, 'organization-1', { timeZone: 'Asia/Tokyo' });
  const id = await placeOrder('submitted', { itemsName: 'Late lamp' });
  const created_at = '2026-03-01T20:00:00.000Z';
  await api.data.database.updateTable('orders').set({ created_at }).where('id', '=', id).execute();
  const [, row] = parse((await getExport('?q=late%20lamp')).body.slice(1));
  expect(row?.[1]).toBe('2026-03-02');
  await api.data.database.deleteFrom('places').execute();
});

test.each([
  ['01010696872', '0101 069 6872'],
  ['0123456', '012 3456'],
  ['0123', '0 123'],
  ['07', '0 7'],
  ['7', '7'],
  ['+20 101', '+20 101'],
])(
  'the spreadsheet of the queue has the phone number %s as %s, so that programs read it as text and keep leading zeros',
  (phone, text) => {
    expect(toPhoneText(phone)).toBe(text);
  },
);

test('the spreadsheet of the queue has the agreed time of a handover in the time zone of the organization', async () => {
  await setPlace(api, 'organization-1', { timeZone: 'Asia/Kolkata' });
  const [start = ''] = await listTimes(api);
  const handover = JSON.stringify({ kind: 'drop-off', times: [start] });
  await placeOrder('accepted', { itemsName: 'Handover lamp', handover });
  await placeOrder('submitted', { itemsName: 'Handover lamp', handover });
  const { body } = await getExport('?q=Handover%20lamp&sort=oldest');
  const cells = parse(body.slice(1)).map((row) => row.slice(-5, -2));
  const local = new Date(Date.parse(start) + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 19);
  expect(cells).toEqual([
    ['Handover Kind', 'Handover State', 'Handover Time'],
    ['drop-off', 'agreed', `${local}+05:30`],
    ['drop-off', 'requested', ''],
  ]);
});

test('the spreadsheet of the queue has the outcome of an order, and whether visitors can see it', async () => {
  const complete = async (line: string) => {
    const id = await placeOrder('received', { itemsName: 'Outcome lamp' });
    await changeStatus(id, 'completed', { outcome: { line, organizationConsents: true } });
    return id;
  };
  await complete('=Went to "room 9"');
  const shown = await complete('It is on the night bus');
  await api.send('PUT', `/api/order/${shown}/outcome`, { donorConsents: true, revision: 1 }, donor);
  await placeOrder('received', { itemsName: 'Outcome lamp' });
  const { body } = await getExport('?q=Outcome%20lamp&sort=oldest');
  expect(parse(body.slice(1)).map((row) => row.slice(-2))).toEqual([
    ['Outcome', 'Outcome Public'],
    [`'=Went to "room 9"`, 'no'],
    ['It is on the night bus', 'yes'],
    ['', ''],
  ]);
});

test('the spreadsheet of the queue contains every order, sorted like the queue, even if it takes several batches to read them all', async () => {
  const desk = await setUpDesk(await openTestApp());
  const originalId = await desk.placeOrder();
  const { database } = desk.api.data;
  const original = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', originalId)
    .executeTakeFirstOrThrow();
  // The export reads 250 orders at a time.
  const copies = Array.from({ length: 600 }, (_, index) => ({
    ...original,
    id: `copy-${index}`,
    items_name: `Coat ${index + 1}`,
    created_at: new Date(Date.UTC(2020, 0, 1, 0, 0, index)).toISOString(),
  }));
  await database.insertInto('orders').values(copies).execute();
  const item = await database.selectFrom('order_items').selectAll().executeTakeFirstOrThrow();
  const items = copies.map(({ id, items_name: name }) => ({ ...item, id: `item of ${id}`, order_id: id, name }));
  await database.insertInto('order_items').values(items).execute();
  for (const { id } of copies) await insertOrderSearchWords(database, id, searchWordsOf([original.location]));
  const file: string = (await desk.api.get('/api/staff/orders.csv?sort=oldest&status=submitted', desk.staff)).body;
  // The first character is the byte order mark.
  const names = parse(file.slice(1)).map((row) => row[itemsNameColumn]);
  expect(names).toEqual([
    'Items Name',
    ...Array.from({ length: 600 }, (_, index) => `Coat ${index + 1}`),
    'Winter coats',
  ]);
  const found: string = (await desk.api.get('/api/staff/orders.csv?q=harbor', desk.staff)).body;
  // The header, the original order and its 600 copies.
  expect(parse(found.slice(1))).toHaveLength(602);
});

test('the spreadsheet of the queue accepts the same filters as the queue', async () => {
  await placeOrder('submitted', { itemsName: 'Only this', charity: 'organization-2' });
  const { body } = await getExport('?organization=organization-2&status=submitted&q=ONLY');
  expect(parse(body.slice(1)).map((row) => row[itemsNameColumn])).toEqual(['Items Name', 'Only this']);
  expect((await getExport('?status=lost')).status).toBe(400);
});

test('threat 21: no cell in the spreadsheet of the queue starts with a character that begins a formula', async () => {
  for (const itemsName of ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://evil.example","x")'])
    await placeOrder('submitted', { itemsName, location: itemsName, phone: itemsName });
  const rows = parse((await getExport()).body.slice(1));
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
  expect(rows.flat()).toContain(`'=HYPERLINK("http://evil.example","x")`);
});

test.each([
  [['plain', 7], 'plain,7\r\n'],
  [['a,b', 'a"b', 'a\nb'], '"a,b","a""b","a\nb"\r\n'],
  [['=1', '+1', '-1', '@a', '\ta', '\ra'], "'=1,'+1,'-1,'@a,'\ta,\"'\ra\"\r\n"],
  [[-1, 0], '-1,0\r\n'],
  [['', '', 'a=b; c-d'], ',,a=b; c-d\r\n'],
])('the cells %j become the CSV row %j', (cells, row) => {
  expect(toCsvRow(cells)).toBe(row);
});

test.each([
  ['coats;=1+1', "coats;'=1+1"],
  ['coats; =1+1;-1', "coats;' =1+1;'-1"],
  ['coats;"=1+1"', `"coats;'""=1+1"""`],
  // A full-width equals sign.
  ['\uff1d1+1', "'\uff1d1+1"],
  [' =1+1', "' =1+1"],
])(
  'threat 21: no part of %j is run as a formula, even in locales that separate cells with semicolons',
  (cell, escaped) => {
    expect(toCsvRow([cell])).toBe(`${escaped}\r\n`);
  },
);

test('threat 46: a download of the spreadsheet of the queue is recorded in the audit log with its filter, but without the search terms', async () => {
  await getExport('?status=accepted');
  await getExport('?q=robin%40example.com&sort=oldest');
  await getExport('?q=robin');
  const entries = await api.data.database
    .selectFrom('audit_entries')
    .select(['action', 'subject_kind', 'detail'])
    .where('action', '=', 'exported')
    .execute();
  for (const detail of ['status: accepted', 'sort: oldest, a search', 'a search'])
    expect(entries).toContainEqual({ action: 'exported', subject_kind: 'order', detail });
  expect(JSON.stringify(entries)).not.toContain('robin');
});
