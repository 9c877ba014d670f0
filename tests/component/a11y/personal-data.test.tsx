import { copyDataEndpoint } from '@kindcrate/contract/personal-data';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { donorDetails } from '../../../src/workbench/person-fixtures.ts';
import { staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { openPerson } from '../person.tsx';
import { openDeletion, openYourData, yourData } from '../personal-data.tsx';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const { personalData } = staffCopy.people;

const states: Record<string, () => Promise<void>> = {
  '"Your data"': openYourData,
  'the deletion of an account': openDeletion,
  'the deletion of an account, submitted before choosing what happens to open donations': async () => {
    await openDeletion();
    await button(yourData.deletion.submit).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  '"Your data" after a failed download': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(copyDataEndpoint, { status: 503, json: {} });
    await openYourData();
    await button(yourData.download).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the desk: the deletion of an account': async () => {
    await openPerson({ ...donorDetails, openOrders: 2 });
    await button(personalData.deletion.open).click();
    await expect.element(page.getByText(/^This deletes the account of/)).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
