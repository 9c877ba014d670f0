import { unfollowNeedEndpoint } from '@kindcrate/contract/follows';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { organization } from '../../../src/workbench/fixtures.ts';
import { followListCopy, noFollows, openFollowList, someFollows } from '../follow-screens.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { button } from '../site-forms.tsx';

const section = page.getByRole('region', { name: followListCopy.title });
const coats = `${organization.title}: Winter coats, adult`;
const unfollowCoatsEndpoint = { ...unfollowNeedEndpoint, path: '/follows/need/coats' } as const;

test('the profile lists what the donor follows, and since when', async () => {
  await openFollowList(someFollows);
  const texts = section
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(new RegExp(`^Everything ${organization.title} needsSince .*2026`));
  expect(texts[1]).toContain(coats);
});

test('when a donor stops following a need, only its row disappears from the profile, and the focus moves to the list', async () => {
  await api.respond(unfollowCoatsEndpoint, { json: { success: true, message: 'You no longer get news about this.' } });
  await openFollowList(someFollows);
  await button(`Stop following: ${coats}`).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'You no longer get news about this.' }))
    .toBeVisible();
  expect(section.getByRole('listitem').elements()).toHaveLength(1);
  expect(document.activeElement?.classList).toContain('follows');
});

test('when a request to stop following a need fails, the profile reports it and keeps the row of the need', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(unfollowCoatsEndpoint, { status: 503, json: {} });
  await openFollowList(someFollows);
  await button(`Stop following: ${coats}`).click();
  await expect.element(section.getByRole('alert')).toMatchTextContent(followListCopy.failure);
  expect(section.getByRole('listitem').elements()).toHaveLength(2);
});

test('the profile of a donor who follows nothing links to the organizations', async () => {
  await openFollowList(noFollows);
  await expect.element(section.getByText(followListCopy.none)).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: followListCopy.find.label }))
    .toHaveAttribute('href', '/about');
});
