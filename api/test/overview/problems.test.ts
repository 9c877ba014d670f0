import { expect, test } from 'vitest';
import { findProblems, type ServerState } from '../../src/overview/problems.ts';

const now = new Date('2026-11-23T12:00:00Z');
const none = { count: 0, since: undefined };

const healthy: ServerState = {
  mail: { givenUp: none, waiting: none },
  disk: { state: 'enough', freeBytes: 9_000_000_000 },
  jobs: { nightly: '2026-11-22T03:00:00.000Z', figures: '2026-11-23T00:10:00.000Z' },
};

test('a healthy server has no problems, and neither does one whose jobs have not run yet', () => {
  expect(findProblems(healthy, now)).toEqual([]);
  expect(findProblems({ ...healthy, jobs: { nightly: undefined, figures: undefined } }, now)).toEqual([]);
});

test.each<[string, Partial<ServerState>, object]>([
  [
    'emails that were given up on',
    { mail: { givenUp: { count: 7, since: '2026-11-20T00:00:00.000Z' }, waiting: none } },
    { kind: 'mail given up', amount: 7, since: '2026-11-20T00:00:00.000Z' },
  ],
  [
    'emails that are being retried',
    { mail: { givenUp: none, waiting: { count: 2, since: '2026-11-23T11:00:00.000Z' } } },
    { kind: 'mail waiting', amount: 2, since: '2026-11-23T11:00:00.000Z' },
  ],
  [
    'a disk that is nearly full',
    { disk: { state: 'low', freeBytes: 800 } },
    { kind: 'disk low', amount: 800, since: null },
  ],
  ['a full disk', { disk: { state: 'full', freeBytes: 8 } }, { kind: 'disk full', amount: 8, since: null }],
  [
    'a nightly job that has not finished for a day and a half',
    { jobs: { ...healthy.jobs, nightly: '2026-11-21T23:00:00.000Z' } },
    { kind: 'nightly job', amount: null, since: '2026-11-21T23:00:00.000Z' },
  ],
  [
    'figures that are older than a day and a half',
    { jobs: { ...healthy.jobs, figures: '2026-11-20T00:10:00.000Z' } },
    { kind: 'figures', amount: null, since: '2026-11-20T00:10:00.000Z' },
  ],
])('the problems of a server include %s', (_what, changes, expected) => {
  expect(findProblems({ ...healthy, ...changes }, now)).toEqual([expected]);
});
