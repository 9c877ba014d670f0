import { brandCount, organizationCount, type Size, type Statement, staffCount, yearCount } from './fill-schema.ts';
import { personStatements } from './generated-people.ts';

/**
 * Returns the statement that adds a range of orders to `fill.orders`, from which all rows that belong to orders are derived. As in
 * real life, some donors give far more often than others: of the two million donors of ten million orders, one has given more than
 * 7,000 times, and about half have given at most four times.
 */
function baseOrderStatement({ orders, donors }: Size, first: number, last: number): Statement {
  const statement = `
    insert into fill.orders
    select n, fill.id('order', n), fill.id('donor', donor), age, now() - make_interval(secs => age), path, path[cardinality(path)],
      1 + floor(fill.fraction(n, 5) ^ 3 * 40)::int,
      age < case when path[cardinality(path)] in ('declined', 'cancelled') then 40 else 370 end * 86400
    from generate_series(${first}, ${last}) n,
      lateral (select (${orders} - n) * (${yearCount * 365 * 86_400}::float8 / ${orders}) as age,
        floor(${donors} * fill.fraction(n, 2) ^ 2)::bigint as donor, fill.fraction(n, 1) as end_share offset 0) a,
      lateral (select case
        when age < 30 * 86400 and fill.fraction(n, 3) < 0.65
          then (array['submitted', 'under review', 'accepted', 'received'])[1 : 1 + floor(fill.fraction(n, 4) * 4)::int]
        when end_share < 0.90 then array['submitted', 'under review', 'accepted', 'received', 'completed']
        when end_share < 0.96 then array['submitted', 'under review', 'declined']
        else array['submitted', 'cancelled'] end as path offset 0) b`;
  return ['fill.orders', statement];
}

/** SQL expressions for the item name, the location and the phone number of an order. */
const itemsName = `(array['Winter', 'Warm', 'Blue', 'Small', 'Wool', 'New', 'Children''s', 'Folding', 'Rain', 'School'])[1 + n % 10] || ' ' ||
  (array['coats', 'blankets', 'books', 'toys', 'shoes', 'chairs', 'scarves', 'lamps', 'jackets', 'bags', 'pans'])[1 + n % 11] ||
  ' no. ' || (n / 110) % 5000`;
const location = `(n % 200) || ' ' ||
  (array['Oak Street, Leeds', 'Mill Lane, York', 'High Street, Derby', 'Park Row, Bristol', 'Quay Road, Hull'])[1 + n % 5]`;
const phone = `'01' || lpad((n * 7919 % 1000000000)::text, 9, '0')`;
/** The words by which a search finds an order, as `searchWordsOfOrder` returns them, each after a space. */
const words = `' ' || regexp_replace(lower(${itemsName} || ' ' || ${location}), '[^a-z0-9]+', ' ', 'g') || ' ' || ${phone} ||
  ' ~' || reverse(${phone}) || ' #' || reverse(substr(id, 1, 13))`;

export function baseOrderStatements(size: Size): Statement[][] {
  const half = Math.floor(size.orders / 2);
  return [[baseOrderStatement(size, 1, half)], [baseOrderStatement(size, half + 1, size.orders)]];
}

export function fillStatements(size: Size): Statement[][] {
  return [historyStatements(size), [...catalogStatements(), ...orderStatements(), ...personStatements(size)]];
}

function catalogStatements(): Statement[] {
  const picture = (kind: string, n: string) =>
    `fill.id('${kind}', ${n}), fill.code('${kind}', ${n}), 800, 600, 'A picture', 0, fill.iso(now())`;
  return [
    [
      'pictures',
      `insert into pictures (id, name, width, height, alt, is_sample, created_at)
      select 'removed-photo', 'removed', 800, 600, 'No photo', 0, fill.iso(now())
      union all select ${picture('brand', 'n')} from generate_series(1, ${brandCount}) n
      union all select ${picture('organization', 'n')} from generate_series(1, ${organizationCount}) n`,
    ],
    [
      'brands',
      `insert into brands (id, title, info, picture_id, position, is_sample)
      select fill.id('brand', n), 'Brand ' || n, 'Takes coins', fill.id('brand', n), n, 0 from generate_series(1, ${brandCount}) n`,
    ],
    [
      'organizations',
      `insert into organizations (id, title, information, position, is_sample)
      select fill.id('organization', n), 'Organization ' || n, 'Takes gifts', n, 0 from generate_series(1, ${organizationCount}) n`,
    ],
    [
      'organization_images',
      `insert into organization_images (id, organization_id, picture_id, position)
      select fill.id('organization', n), fill.id('organization', n), fill.id('organization', n), 1
      from generate_series(1, ${organizationCount}) n`,
    ],
  ];
}

function orderStatements(): Statement[] {
  return [
    [
      'orders',
      `insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, created_at,
        received_quantity, received_at, search_text)
      select id, donor_id, fill.id('organization', 1 + floor(${organizationCount} * fill.fraction(n, 6) ^ 2)::int), items, location, quantity, phone,
        status, case when has_photo then fill.id('photo', n) else 'removed-photo' end, fill.iso(created),
        case when status in ('received', 'completed') then quantity end,
        case when status in ('received', 'completed') then fill.iso(least(created + interval '6 days', now())) end, words
      from fill.orders, lateral (select ${itemsName} as items, ${location} as location, ${phone} as phone, ${words} as words offset 0) texts`,
    ],
    [
      'order_words',
      `insert into order_words (word, order_id)
      select distinct word, id from fill.orders, lateral (select ${words} as words offset 0) texts,
        regexp_split_to_table(ltrim(words), ' ') word`,
    ],
    [
      'handovers',
      `insert into handovers (order_id, organization_id, kind, state, preferred, offered, starts_at, ends_at, created_at, updated_at)
      select id, fill.id('organization', 1 + floor(${organizationCount} * fill.fraction(n, 6) ^ 2)::int), 'drop-off', 'agreed', '[]', '[]',
        fill.iso(created + interval '5 days'), fill.iso(created + interval '5 days 1 hour'), fill.iso(created), fill.iso(created)
      from fill.orders where status not in ('declined', 'cancelled') and n % 3 = 0`,
    ],
    [
      'pictures',
      `insert into pictures (id, name, width, height, alt, is_sample, created_at)
      select fill.id('photo', n), fill.code('photo', n), 1600, 1200, 'Photo of a donation', 0, fill.iso(created)
      from fill.orders where has_photo`,
    ],
    [
      'order_items',
      `insert into order_items (id, order_id, position, name, quantity, received_quantity)
      select id, id, 0, items, quantity, case when status in ('received', 'completed') then quantity end
      from fill.orders, lateral (select ${itemsName} as items offset 0) texts`,
    ],
    [
      'order_item_photos',
      `insert into order_item_photos (item_id, position, image_id)
      select id, 0, fill.id('photo', n) from fill.orders where has_photo`,
    ],
    [
      'receipts',
      `insert into receipts (order_id, code, created_at)
      select id, fill.code('receipt', n), fill.iso(created + interval '3 days')
      from fill.orders where status in ('received', 'completed')`,
    ],
    [
      'coin_entries',
      `insert into coin_entries (id, user_id, amount, kind, order_id, actor_id, created_at)
      select fill.id('earning', n), donor_id, 10 * quantity, 'earning', id, ${staffId}, fill.iso(created + interval '3 days')
      from fill.orders where status in ('received', 'completed')`,
    ],
    [
      'idempotency_keys',
      `insert into idempotency_keys (user_id, key, fingerprint, order_id, created_at)
      select donor_id, fill.id('key', n), md5(id) || md5(donor_id), id, fill.iso(created)
      from fill.orders where age < 90.05 * 86400`,
    ],
    [
      'outbox',
      `insert into outbox (id, kind, payload, created_at, sent_at, claimed_until, attempts)
      select fill.id('mail', n * 4 + part), 'order status', '{}', fill.iso(created), fill.iso(created), '', 1
      from fill.orders, generate_series(0, 3) part where age < 30.05 * 86400`,
    ],
  ];
}

const staffId = `fill.id('staff', n % ${staffCount})`;

function historyStatements({ ordersPerAuditedOrder }: Size): Statement[] {
  const steps = 'from fill.orders, unnest(path) with ordinality as step(status, rank)';
  const time = `fill.iso(created + (step.rank - 1) * interval '18 hours')`;
  return [
    [
      'order_events',
      `insert into order_events (id, order_id, status, actor_id, reason, created_at)
      select fill.id('event', n * 8 + step.rank), id, step.status,
        case when step.status in ('submitted', 'cancelled') then donor_id else ${staffId} end,
        case when step.status = 'declined' then 'We have enough of these' end, ${time} ${steps}`,
    ],
    [
      'audit_entries',
      `insert into audit_entries (id, actor_id, action, subject_kind, subject_id, detail, created_at)
      select fill.id('audit', n * 8 + step.rank), ${staffId}, 'moved', 'order', id, '→ ' || step.status, ${time} ${steps}
      where n % ${ordersPerAuditedOrder} = 0 and step.status not in ('submitted', 'cancelled')`,
    ],
  ];
}
