import { lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { takeInGiftEndpoint } from '@kindcrate/contract/walk-ins';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { longTitle } from '../../../src/workbench/long-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { signInAs } from '../session.ts';
import { button } from '../site-forms.tsx';
import { giftForm, mountClaim, openClaim, openGiftForm, openGiftFormAsVolunteer, walkInsCopy } from '../walk-ins.tsx';
import { testAccessibility } from './accessibility.ts';

const name = giftForm.getByLabelText(walkInsCopy.name).first();

const states: Record<string, () => Promise<unknown>> = {
  'the form for an unannounced gift': () => openGiftForm(),
  'the form for an unannounced gift with two items, submitted empty': async () => {
    await openGiftForm();
    await button(walkInsCopy.addItem).click();
    await button(walkInsCopy.submit).click();
    await expect.element(giftForm.getByRole('alert')).toBeVisible();
  },
  'an unannounced gift that was taken in': async () => {
    const data = { _id: 'order-1', number: 'KC-6A010F61-6531', status: 'received' as const };
    await api.reply(takeInGiftEndpoint, { success: true, message: 'The gift has been taken in.', data });
    await openGiftFormAsVolunteer();
    await name.fill(longTitle);
    await button(walkInsCopy.submit).click();
    await expect.element(button(walkInsCopy.another)).toHaveFocus();
  },
  'the page of a claim link, opened by a visitor': () => openClaim({ itemsName: longTitle }),
  'the page of a claim link, opened by a donor': async () => {
    signInAs('donor');
    await openClaim();
  },
  'the page of a claim link that no longer works': async () => {
    await expectBrowserError(/410/);
    await api.respond(lookUpClaimEndpoint, failure(410, 'Gone', 'link_invalid'));
    mountClaim();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
