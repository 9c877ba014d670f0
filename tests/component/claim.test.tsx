import { claimGiftEndpoint, lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { claimableGift } from '../../src/workbench/item-fixtures.ts';
import { copy } from './copy.ts';
import { api, expectBrowserError, failure } from './mock-api.ts';
import { lastBody } from './needs.tsx';
import { signInAs } from './session.ts';
import { button } from './site-forms.tsx';
import { mountClaim, openClaim } from './walk-ins.tsx';

const { claim } = copy;

test('the claim page shows visitors the gift, and links to login and registration', async () => {
  await openClaim();
  await expect.element(page.getByText('Winter coats and Blankets for Mantle & Mitten')).toBeVisible();
  await expect.element(page.getByText('6 pieces, order number KC-6A010F61-6531')).toBeVisible();
  await expect.element(page.getByText('This gift earns you 16 coins.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: claim.logIn })).toHaveAttribute('href', '/login');
  const register = page.getByRole('link', { name: claim.register });
  await expect.element(register).toHaveAttribute('href', '/register');
  register.element().addEventListener('click', (event) => event.preventDefault());
  await register.click();
  expect(sessionStorage.getItem('return-to')).toMatch(/#0123456789abcdefghijkl$/);
  expect(await lastBody(lookUpClaimEndpoint)).toEqual({ code: '0123456789abcdefghijkl' });
});

test('the claim page shows why a claim was refused, and keeps its button for another attempt', async () => {
  await expectBrowserError(/403/);
  signInAs('volunteer', 'Amal');
  await openClaim();
  await expect.element(page.getByText('You’re logged in as Amal.')).toBeVisible();
  await api.respond(claimGiftEndpoint, failure(403, 'This is your own gift.', 'forbidden'));
  await button(claim.claim).click();
  await expect.element(page.getByText('This is your own gift.')).toBeVisible();
  await expect.element(button(claim.claim)).toBeEnabled();
});

test('the claim page mentions no coins for a gift that earns none', async () => {
  await openClaim({ coins: 0 });
  await expect.element(page.getByText(/coins\.$/)).not.toBeInTheDocument();
});

test('the claim page links to the profile when the claim link no longer works', async () => {
  await expectBrowserError(/410/);
  await api.respond(lookUpClaimEndpoint, failure(410, 'Gone', 'link_invalid'));
  mountClaim();
  await expect.element(page.getByRole('alert')).toMatchTextContent(claim.ended);
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/profile#orders');
});

test('the claim page requests nothing when its URL contains no code', async () => {
  mountClaim('');
  await expect.element(page.getByRole('alert')).toMatchTextContent(claim.linkMissing);
  expect(await api.sent(lookUpClaimEndpoint)).toEqual([]);
});

test('the claim page can load its gift again after a failure', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(lookUpClaimEndpoint, { status: 503, body: '' }, { json: { data: claimableGift } });
  mountClaim();
  await expect.element(page.getByText(claim.failed)).toBeVisible();
  await button(claim.tryAgain).click();
  await expect.element(page.getByText(/^6 pieces/)).toBeVisible();
});
