import { expect, test } from 'vitest';
import { addPeople, addPerson, createProgress, runTrafficDuring } from './people.ts';
import { reportFigures } from './report.ts';
import { sendWithRetries } from './retrying-client.ts';
import { startTwoServers } from './start-two-servers.ts';
import { sweepAndCheckStoredState } from './stored-state.ts';

/** Milliseconds for which the servers are killed in turn. */
const duration = 40_000;
/** Milliseconds between two kills. */
const killInterval = 2_000;

const servers = await startTwoServers();
const { origin, origins, data } = servers;

test('threats 1, 3, 8, 10: two servers that are killed in turn every few seconds neither lose nor duplicate anything that they acknowledged', async () => {
  const progress = createProgress();
  const people = await addPeople(servers);
  const end = performance.now() + duration;
  const isOver = () => performance.now() > end;
  const killCounts = await runTrafficDuring(servers.killRegularly(killInterval, isOver), origin, people, progress);
  const { placedIds, completedIds, approvedIds } = progress;
  for (const count of killCounts) expect(count).toBeGreaterThan(1);
  for (const list of [placedIds, completedIds, approvedIds]) expect(list.length).toBeGreaterThan(5);
  const sweptFileCount = await sweepAndCheckStoredState(data.database, data.images, progress);
  reportFigures('kills of two servers', {
    kills: killCounts.join(' + '),
    orders: placedIds.length,
    completed: completedIds.length,
    redemptions: approvedIds.length,
    'files swept': sweptFileCount,
  });
});

test('threat 19: two servers together allow only five wrong passwords for an account, even when servers are killed in between', async () => {
  const { email } = await addPerson(servers, 'donor');
  const guess = (server: string | undefined) =>
    sendWithRetries(server ?? '', { method: 'POST', path: '/api/Login', body: { email, password: 'wrong' } });
  const before = await Promise.all([guess(origins[0]), guess(origins[1])]);
  let killCount = 0;
  await servers.killRegularly(0, () => killCount++ > 1);
  const after = await Promise.all(Array.from({ length: 28 }, (_, index) => guess(origins[index % 2])));
  const statuses = [...before, ...after].map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
});
