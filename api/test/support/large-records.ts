import { runInserts } from './add-rows.ts';
import type { TestApp } from './test-app.ts';

/** A `with` clause that defines a table `number` with a column `n`, which counts up from 0. */
const numbers = (count: number) =>
  `with recursive number(n) as (select 0 union all select n + 1 from number where n < ${count - 1})`;
const twoDigits = (number: string) => `substr('0' || (${number}), length('0' || (${number})) - 1)`;
/** A SQL expression for a time from January 1 to 3, 2025, one second later for each `n`. */
const time = `'2025-01-' || ${twoDigits('1 + n / 86400')} || 'T' || ${twoDigits('n / 3600 % 24')} || ':' ||
  ${twoDigits('n / 60 % 60')} || ':' || ${twoDigits('n % 60')} || '.000Z'`;

/** The month in which all redemptions, payments and coin entries were recorded. */
export const recordedMonth = '2025-01';

/** Fills the lists of the desk other than the queue. Call `fillDesk` afterward: it adds the people and orders that the rows refer to. */
export async function fillRecords(api: TestApp): Promise<void> {
  await runInserts(api, [
    `insert into audit_entries (id, actor_id, action, subject_kind, subject_id, detail, created_at)
     ${numbers(240_000)}
     select 'entry-' || n, 'donor-' || (n % 5), case when n % 1000 = 0 then 'blocked' else 'moved' end,
       case when n % 10 = 0 then 'donor' else 'order' end,
       case when n % 10 = 0 then 'donor-' || (n % 40000) else 'copy-' || (n % 120000) end, '', ${time} from number`,
    `insert into coin_entries (id, user_id, amount, kind, order_id, actor_id, created_at)
     ${numbers(120_000)} select 'coins-' || n, 'donor-' || case when n < 10000 then 7 else n % 40000 end, 1, 'earning', 'copy-' || n, 'donor-1', ${time} from number`,
    `insert into complaints (id, name, email, subject, message, created_at)
     ${numbers(20_000)} select 'message-' || n, 'Robin', (n % 40000) || '@example.com', '', 'When?', ${time} from number`,
    `insert into threads (id, complaint_id, length, desk_read, donor_read, last_at)
     ${numbers(20_000)} select 'message-' || n, 'message-' || n, 1, 0, 0, ${time} from number`,
    `insert into person_notes (id, user_id, author_id, text, created_at)
     ${numbers(40_000)} select 'note-' || n, 'donor-' || (n % 20000), 'donor-1', 'Note', ${time} from number`,
    `insert into redemptions (id, reference, donor_id, partner_id, brand_id, coins, status, created_at, expires_at, decided_at)
     ${numbers(60_000)} select 'redemption-' || n, 'KC-' || n, 'donor-' || (n % 40000), 'donor-2', 'brand-1', 2, 'approved', ${time}, ${time}, ${time}
     from number`,
    `insert into payments (id, provider, token_hash, status, created_at, expires_at, amount, currency, recipient, provider_order, paid_at)
     ${numbers(30_000)} select 'payment-' || n, 'sandbox', 'token-' || n, case when n % 10 = 0 then 'declined' else 'accepted' end, ${time}, ${time}, 500,
       'EUR', '', 'payment-' || n, case when n % 10 = 0 then null else ${time} end from number`,
  ]);
}
