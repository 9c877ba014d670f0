import {
  followNeedEndpoint,
  followOrganizationEndpoint,
  listFollowsEndpoint,
  unfollowOrganizationEndpoint,
} from '@kindcrate/contract/follows';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { organization } from '../../../src/workbench/fixtures.ts';
import { followPageCopy, mountFollowPage, noFollows, openFollowPage, someFollows } from '../follow-screens.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { button } from '../site-forms.tsx';

const successReply = { success: true, message: 'We will email you when there is news, at most once a day.' };
const allNeeds = `Everything ${organization.title} needs`;
const followAllEndpoint = { ...followOrganizationEndpoint, path: `/follows/organization/${organization._id}` } as const;
const unfollowAllEndpoint = { ...unfollowOrganizationEndpoint, path: followAllEndpoint.path } as const;

test('an organization and its needs can be followed, but not the goods that it cannot take', async () => {
  await openFollowPage(noFollows);
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.textContent);
  expect(names).toEqual([allNeeds, 'Winter coats, adult', 'Hats and gloves']);
});

test('an organization can be followed with the keyboard alone, and the focus stays on the button, which then offers to stop following', async () => {
  await api.respond(followAllEndpoint, { json: successReply });
  await openFollowPage(noFollows);
  await userEvent.tab();
  await expect.element(button(`Follow: ${allNeeds}`)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toMatchTextContent(successReply.message);
  await expect.element(button(`Stop following: ${allNeeds}`)).toHaveFocus();
});

test('a double click sends one request to follow a need', async () => {
  const endpoint = { ...followNeedEndpoint, path: '/follows/need/coats' } as const;
  await api.respond(endpoint, { json: successReply });
  await openFollowPage(noFollows);
  await button('Follow: Winter coats, adult').dblClick();
  await expect.element(button('Stop following: Winter coats, adult')).toBeVisible();
  expect(await api.sent(endpoint)).toHaveLength(1);
});

test('a donor can stop following an organization, and still follows one of its needs', async () => {
  const message = 'You no longer get news about this.';
  await api.respond(unfollowAllEndpoint, { json: { success: true, message } });
  await openFollowPage(someFollows);
  await button(`Stop following: ${allNeeds}`).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(message);
  await expect.element(button(`Follow: ${allNeeds}`)).toBeVisible();
  await expect.element(button('Stop following: Winter coats, adult')).toBeVisible();
});

test('a donor whose email is not confirmed cannot follow an organization, and sees what to do first', async () => {
  await expectBrowserError(/403/);
  const problem = 'Confirm your email first.';
  await api.respond(followAllEndpoint, failure(403, problem, 'email_unconfirmed'));
  await openFollowPage(noFollows);
  await button(`Follow: ${allNeeds}`).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(problem);
  await expect.element(button(`Follow: ${allNeeds}`)).toBeVisible();
});

test('follows that could not be loaded can be loaded again', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(listFollowsEndpoint, { status: 503, json: {} }, { json: { result: noFollows } });
  await mountFollowPage();
  await expect.element(page.getByRole('alert')).toMatchTextContent(followPageCopy.failed);
  await button(followPageCopy.tryAgain).click();
  await expect.element(page.getByRole('list')).toBeVisible();
});

test('the follow page of an unknown organization says that it does not exist, and links to the existing organizations', async () => {
  await api.reply(listFollowsEndpoint, { result: noFollows });
  await mountFollowPage('unknown');
  await expect.element(page.getByRole('alert')).toMatchTextContent(followPageCopy.unknown);
  await expect.element(page.getByRole('link', { name: followPageCopy.back.label })).toHaveAttribute('href', '/about');
});
