import { expect, test } from 'vitest';
import { groupNeeds } from '../../../../../src/islands/staff-desk/needs/group-needs.ts';
import { enoughNeed, pastNeed, wantedNeed } from '../../../../../src/workbench/need-fixtures.ts';

const summarize = (needs: Parameters<typeof groupNeeds>[0]) =>
  groupNeeds(needs).map(({ organization, groups }) => [
    organization._id,
    ...groups.map(({ name, needs }) => `${name}: ${needs.map(({ _id }) => _id)}`),
  ]);

test('an empty list of needs has no groups', () => {
  expect(groupNeeds([])).toEqual([]);
});

test('each organization’s needs are grouped by state, without empty groups', () => {
  const library = { ...enoughNeed, organization: { _id: 'library', title: 'Library' } };
  const { _id: own } = wantedNeed.organization;
  expect(summarize([enoughNeed, library, wantedNeed])).toEqual([
    [own, 'wanted: coats', 'enough: suits'],
    ['library', 'enough: suits'],
  ]);
});

test('needs whose last day has passed have a group of their own, whatever their state', () => {
  expect(summarize([pastNeed])).toEqual([[pastNeed.organization._id, 'past: tents']]);
});

test('urgent needs come first in a group, and needs otherwise keep their order', () => {
  const notUrgent = { ...wantedNeed, urgent: false };
  const needs = [
    { ...notUrgent, _id: 'a' },
    { ...wantedNeed, _id: 'b' },
    { ...notUrgent, _id: 'c' },
    { ...wantedNeed, _id: 'd' },
  ];
  expect(summarize(needs)).toEqual([[wantedNeed.organization._id, 'wanted: b,d,a,c']]);
});
