import { brandCount, partnerCount, type Size, type Statement, staffCount } from './fill-schema.ts';

/** Returns statements that fill the table of accounts, and the other tables whose rows do not belong to an order. */
export function personStatements({ orders, donors, redemptions }: Size): Statement[] {
  const account = (kind: string, role: string, brand: string, count: number) => `
    select fill.id('${kind}', n), '${kind} ' || fill.code('name', n), '${kind}' || n || '@example.com',
      '${kind}' || n || '@example.com', '01000000000', 'none', '${role}', ${brand}, fill.iso(now() - interval '1 year'),
      fill.iso(now())
    from generate_series(0, ${count} - 1) n`;
  const unconfirmed = Math.ceil(donors / 400);
  const accounts = `
    ${account('staff', 'staff', 'null', staffCount)} union all
    ${account('partner', 'partner', `fill.id('brand', 1 + n % ${brandCount})`, partnerCount)} union all
    ${account('donor', 'donor', 'null', donors)} union all
    select fill.id('unconfirmed', n), 'Someone ' || n, 'someone' || n || '@example.com', 'someone' || n || '@example.com 1',
      '01000000000', 'none', 'donor', null, fill.iso(now() - n * interval '31 days' / ${unconfirmed}), null
    from generate_series(1, ${unconfirmed}) n`;
  /** The words by which a search finds a person, as `replaceUserSearchWords` stores them. */
  const words = `lower(username || ' ' || email) || ' ' || replace(email, '@', ' ') || ' ' || phone || ' ~' || reverse(phone)`;
  return [
    [
      'users',
      `insert into users (id, username, email, email_key, phone, password_hash, role, brand_id, created_at, email_confirmed_at)
      ${accounts}`,
    ],
    [
      'user_words',
      `insert into user_words (word, user_id)
      select distinct word, id from (${accounts}) a (id, username, email, email_key, phone),
        regexp_split_to_table(regexp_replace(${words}, '[^a-z0-9~@]+', ' ', 'g'), ' ') word where word <> ''`,
    ],
    [
      'sessions',
      `insert into sessions (id, user_id, created_at, expires_at, browser, system, last_used_at, confirmed_at)
      select fill.id('session', n), fill.id('donor', n), t.at, fill.iso(now() + interval '7 days' * fill.fraction(n, 7)), 'Chrome', 'Android', t.at, t.at
      from generate_series(0, ${donors} - 1, 5) n, fill.iso(now() - interval '7 days' * (1 - fill.fraction(n, 7))) as t(at)`,
    ],
    [
      'redemption_codes',
      `insert into redemption_codes (id, user_id, code_hash, created_at, expires_at, redeemed_at)
      select fill.id('code', n), fill.id('donor', n % ${donors}), fill.code('a', n) || fill.code('b', n), t.at, t.at, t.at
      from generate_series(1, ${redemptions}) n, fill.iso(now() - (${orders} - n * 10) * interval '5 years' / ${orders}) as t(at)`,
    ],
    [
      'redemptions',
      `insert into redemptions (id, reference, donor_id, partner_id, brand_id, coins, status, idempotency_key, created_at, expires_at, decided_at)
      select fill.id('code', n), upper(fill.code('reference', n)), fill.id('donor', n % ${donors}), fill.id('partner', n % ${partnerCount}),
        fill.id('brand', 1 + n % ${brandCount}), 5, 'approved', fill.id('redemption key', n), t.at, t.at, t.at
      from generate_series(1, ${redemptions}) n, fill.iso(now() - (${orders} - n * 10) * interval '5 years' / ${orders}) as t(at)`,
    ],
    [
      'coin_entries',
      `insert into coin_entries (id, user_id, amount, kind, redemption_id, actor_id, created_at)
      select fill.id('spending', n), fill.id('donor', n % ${donors}), -5, 'spending', fill.id('code', n),
        fill.id('donor', n % ${donors}), fill.iso(now() - (${orders} - n * 10) * interval '5 years' / ${orders})
      from generate_series(1, ${redemptions}) n`,
    ],
    [
      'security_events',
      `insert into security_events (id, kind, account_id, created_at)
      select fill.id('security', n), 'log-in failed', fill.id('donor', n % ${donors}), fill.iso(now() - n * interval '180.05 days' / ${redemptions})
      from generate_series(1, ${redemptions}) n`,
    ],
    [
      'complaints',
      `insert into complaints (id, name, email, subject, message, created_at, answered_at)
      select fill.id('message', n), 'Ana', 'donor' || n || '@example.com', 'A question', repeat('Where is my order? ', 10),
        t.at, case when n % 50 > 0 then t.at end
      from generate_series(1, ${redemptions / 10}) n, fill.iso(now() - n * interval '365.1 days' / ${redemptions / 10}) as t(at)`,
    ],
    [
      'threads',
      `insert into threads (id, complaint_id, length, desk_read, donor_read, waiting_since, last_at)
      select id, id, 1, 0, 0, case when answered_at is null then created_at end, created_at from complaints`,
    ],
    [
      'rate_limits',
      `insert into rate_limits (key, count, ends_at)
      select 'login ' || fill.code('limit', n), 1, fill.iso(now() + interval '1 hour' * (fill.fraction(n, 8) - 0.01))
      from generate_series(1, ${redemptions / 10}) n`,
    ],
  ];
}
