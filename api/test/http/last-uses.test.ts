import { expect, test } from 'vitest';
import { createLastUses } from '../../src/http/last-uses.ts';

/** Creates a `LastUses` that adds its writes to the returned list instead of sending them to the database. */
function setUpLastUses() {
  const writes: [ids: string[], hour: string][] = [];
  const uses = createLastUses(async (ids, hour) => {
    writes.push([ids, hour]);
  });
  return { writes, uses };
}

test('several uses of a session in the same hour are written once', async () => {
  const { writes, uses } = setUpLastUses();
  for (const time of ['03:01', '03:30', '03:59'])
    uses.record('a', '2026-11-22T02:58:00.000Z', new Date(`2026-11-22T${time}:00Z`));
  await uses.flush();
  uses.record('a', '2026-11-22T03:00:00.000Z', new Date('2026-11-22T03:59:59Z'));
  await uses.flush();
  expect(writes).toEqual([[['a'], '2026-11-22T03:00:00.000Z']]);
});

test('a use in the same hour as the stored last use is not written', async () => {
  const { writes, uses } = setUpLastUses();
  uses.record('a', '2026-11-22T03:20:00.000Z', new Date('2026-11-22T03:40:00Z'));
  await uses.flush();
  expect(writes).toEqual([]);
});

test('the uses of many sessions are written in batches, each with its hour', async () => {
  const { writes, uses } = setUpLastUses();
  for (let n = 0; n < 700; n++) uses.record(`${n}`, '2020', new Date('2026-11-22T03:10:00Z'));
  uses.record('late', '2020', new Date('2026-11-22T04:10:00Z'));
  await uses.flush();
  expect(writes.map(([ids, hour]) => [ids.length, hour.slice(11, 13)])).toEqual([
    [500, '03'],
    [200, '03'],
    [1, '04'],
  ]);
});
