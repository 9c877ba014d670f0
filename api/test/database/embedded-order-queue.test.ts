import { type Compilable, CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { selectOrderBatch } from '../../src/figures/order-repository.ts';
import { selectNextDueMessage } from '../../src/mail/outbox-repository.ts';
import { selectProgress } from '../../src/needs/progress-repository.ts';
import { hasTerm } from '../../src/orders/condition-repository.ts';
import { firstPosition } from '../../src/orders/history-repository.ts';
import { meetsAll, selectOrderPositions } from '../../src/orders/queue-repository.ts';
import { selectGiftBatch } from '../../src/statements/repository.ts';
import { queueFilters } from '../orders/queue-filters.ts';
import { openTestApp } from '../support/test-app.ts';

const { database } = (await openTestApp()).data;

/** Returns SQLite's query plan. */
async function explain(query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await database.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  return rows.map(({ detail }) => detail).join('; ');
}

/** Cursors at arbitrary positions in the queue. */
const after = { key: '2020-09-14T00:00:00.000Z', id: 'copy-9' };
const upTo = { key: '2020-09-13T23:00:00.000Z', id: 'copy-1' };

/** The orders of one page, and one more to find out whether there is a next page. */
const pageLimit = 26;

describe.each(queueFilters)('the order queue filtered by %o', (filter) => {
  test('is read from an index alone, starting at the cursor, without sorting', async () => {
    const positions = selectOrderPositions(database, filter, { after });
    const indexOnly = /^SEARCH orders USING COVERING INDEX orders_newest\w* \([^;]*created_at[^;]*\)$/;
    expect(await explain(positions.limit(pageLimit))).toMatch(indexOnly);
    // A search reads the queue in batches of 2,000 orders and first finds where a batch ends.
    expect(await explain(positions.limit(1).offset(1_999))).toMatch(indexOnly);
    expect(await explain(selectOrderPositions(database, filter).limit(pageLimit))).toMatch(
      /^(SCAN|SEARCH) orders USING COVERING INDEX [^;]*$/,
    );
  });

  test('is searched only in the given range of orders', async () => {
    const queryPlan = await explain(
      selectOrderPositions(database, filter, { after, upTo })
        .where(meetsAll([hasTerm(['coat'])]))
        .limit(pageLimit),
    );
    expect(queryPlan).toMatch(/^SEARCH orders USING INDEX orders_newest\w* \([^;]*created_at/);
    expect(queryPlan).toMatch(/SEARCH user_words USING COVERING INDEX user_words_by_user /);
    expect(queryPlan).not.toMatch(/SCAN (orders|user_words)|TEMP B-TREE/);
  });
});

test('the pieces received for a list of needs are summed from an index alone, without sorting', async () => {
  const queryPlan = await explain(selectProgress(database, ['a', 'b', 'c']));
  const indexOnly = /SEARCH order_items USING COVERING INDEX order_items_by_need \(need_id=\? AND counted_at>\?\)/g;
  expect(queryPlan).toMatch(/^SEARCH needs USING COVERING INDEX/);
  expect(queryPlan.match(indexOnly)).toHaveLength(2);
  expect(queryPlan).not.toMatch(/SCAN|TEMP B-TREE/);
});

test('a batch of orders for the public figures is read in the order of their ids, without sorting', async () => {
  expect(await explain(selectOrderBatch(database, 'a'))).toMatch(
    /^SEARCH orders USING INDEX sqlite_autoindex_orders_1 \(id>\?\); SEARCH receipt USING INDEX order_events_once [^;]*; SEARCH completion USING INDEX order_events_once [^;]*$/,
  );
});

test("a batch of orders for a yearly statement is read with the index of a donor's orders, without sorting", async () => {
  const queryPlan = await explain(selectGiftBatch(database, 'donor', firstPosition));
  expect(queryPlan).toMatch(/^SEARCH orders USING INDEX orders_newest_of_user \(user_id=\? AND created_at<\?\)/);
  expect(queryPlan).not.toMatch(/SCAN|TEMP B-TREE/);
});

test('the next due message of the outbox is found with an index', async () => {
  expect(await explain(selectNextDueMessage(database, ['order status'], new Date()))).toMatch(
    /^SEARCH outbox USING INDEX outbox_due /,
  );
});
