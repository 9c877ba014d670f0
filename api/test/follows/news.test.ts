import type { Need } from '@kindcrate/contract/needs';
import { expect, test } from 'vitest';
import type { NeedFollowRow } from '../../src/database/follow-rows.ts';
import { compareKnownNeeds, findChanges, findNews, toKnownNeed } from '../../src/follows/news.ts';
import type { NeedsNow } from '../../src/follows/news-repository.ts';

const time = '2026-11-20T08:00:00.000Z';
const need = (changes: Partial<Need> = {}): Need => ({
  _id: 'coats',
  organization: { _id: 'lantern', title: 'Lantern Row' },
  category: 'clothing-winter',
  words: 'Winter coats',
  state: 'wanted',
  target: 10,
  received: 0,
  until: null,
  urgent: false,
  reason: null,
  updatedAt: time,
  ...changes,
});
const createNeedsNow = (needs: Need[], wantedAt: Record<string, string> = {}): NeedsNow => ({
  needs: new Map(needs.map((each) => [each._id, each])),
  wantedAt: new Map(Object.entries(wantedAt)),
  until: '2026-11-21T08:00:00.000Z',
});
const follow: NeedFollowRow = {
  user_id: 'mia',
  need_id: 'coats',
  reported_stage: 'open',
  reported_urgent: 0,
  created_at: time,
};
const organizationFollow = { user_id: 'mia', organization_id: 'lantern', reported_until: time, created_at: time };

test.each([
  ['open', { received: 7 }],
  ['nearly met', { received: 8 }],
  ['nearly met', { received: 9 }],
  ['met', { state: 'enough', received: 10 }],
  ['open', { target: null, received: 1_000 }],
  ['open', { target: 1 }],
] as const)('the stage is "%s" for a need with %o', (stage, changes) => {
  expect(toKnownNeed(need(changes))).toEqual({ stage, isUrgent: false });
});

test('a refused need has no stage, so it is never news', () => {
  expect(toKnownNeed(need({ state: 'refused' }))).toBeUndefined();
  const refused = createNeedsNow([need({ state: 'refused' })]);
  expect(findNews({ organizations: [], needs: [follow] }, refused).followed).toEqual([]);
  expect(findChanges([follow], refused)).toEqual([]);
});

const notUrgent = (stage: 'open' | 'nearly met' | 'met') => ({ stage, isUrgent: false });
const urgent = (stage: 'open' | 'nearly met') => ({ stage, isUrgent: true });

test.each([
  [notUrgent('open'), notUrgent('nearly met'), 'nearly met'],
  [notUrgent('open'), notUrgent('met'), 'met'],
  [notUrgent('nearly met'), notUrgent('met'), 'met'],
  [urgent('open'), notUrgent('met'), 'met'],
  [notUrgent('open'), urgent('open'), 'urgent'],
  [notUrgent('met'), urgent('open'), 'urgent'],
  [notUrgent('open'), urgent('nearly met'), 'urgent'],
  [urgent('open'), urgent('nearly met'), 'nearly met'],
  [notUrgent('met'), notUrgent('met'), undefined],
  [notUrgent('met'), notUrgent('nearly met'), undefined],
  [notUrgent('nearly met'), notUrgent('open'), undefined],
  [urgent('open'), notUrgent('open'), undefined],
  [urgent('open'), urgent('open'), undefined],
])('the news about a need that was %o and is now %o is: %s', (before, after, news) => {
  expect(compareKnownNeeds(before, after)).toBe(news);
});

test('the stage stored for a follower is updated without news when a need moves away from its target', () => {
  const nearlyMet = { ...follow, reported_stage: 'nearly met' } as const;
  expect(findNews({ organizations: [], needs: [nearlyMet] }, createNeedsNow([need()])).followed).toEqual([]);
  expect(findChanges([nearlyMet], createNeedsNow([need()]))).toEqual([{ id: 'coats', stage: 'open', isUrgent: false }]);
});

test('a need that is no longer listed is neither news nor a change', () => {
  expect(findNews({ organizations: [], needs: [follow] }, createNeedsNow([])).followed).toEqual([]);
  expect(findChanges([follow], createNeedsNow([]))).toEqual([]);
});

test.each([
  ['is news if it became wanted after the last email', need(), '2026-11-20T09:00:00.000Z', ['coats']],
  ['is not news if it was already wanted at the time of the last email', need(), time, []],
  ['is not news yet if it became wanted less than a minute ago', need(), '2026-11-21T08:00:00.001Z', []],
  ['is not news if it has already been met', need({ state: 'enough' }), '2026-11-20T09:00:00.000Z', []],
  [
    'is not news if it belongs to another organization',
    need({ organization: { _id: 'mantle', title: 'Mantle' } }),
    '2026-11-20T09:00:00.000Z',
    [],
  ],
])('for the followers of an organization, a need %s', (_, listedNeed, wantedSince, wanted) => {
  expect(
    findNews({ organizations: [organizationFollow], needs: [] }, createNeedsNow([listedNeed], { coats: wantedSince }))
      .wanted,
  ).toEqual(wanted);
});

test('a need that someone follows is not also reported among the new needs of its organization', () => {
  const needsNow = createNeedsNow([need({ received: 8 })], { coats: '2026-11-20T09:00:00.000Z' });
  expect(findNews({ organizations: [organizationFollow], needs: [follow] }, needsNow)).toEqual({
    wanted: [],
    followed: [{ id: 'coats', news: 'nearly met' }],
  });
});
