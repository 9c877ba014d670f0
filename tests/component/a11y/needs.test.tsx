import { listNeedCategoriesEndpoint } from '@kindcrate/contract/needs';
import { deleteNeedCategoryEndpoint } from '@kindcrate/contract/staff-need-categories';
import { listStaffNeedsEndpoint, updateNeedEndpoint } from '@kindcrate/contract/staff-needs';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  alwaysWantedNeed,
  enoughNeed,
  longCategory,
  longNeed,
  metNeed,
  needCategories,
  pastNeed,
  refusedNeed,
  wantedNeed,
} from '../../../src/workbench/need-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { needsCopy, openCategories, openNeeds, openNeedsAsVolunteer } from '../needs.tsx';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const everyKind = [wantedNeed, alwaysWantedNeed, metNeed, enoughNeed, refusedNeed, pastNeed, longNeed];
const expectText = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const press = (label: string) => page.getByRole('button', { name: `${label} ${wantedNeed.words}` }).click();
const conflict = failure(409, 'Someone else changed this first.', 'conflict');

async function openDuringOutage(): Promise<void> {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(listStaffNeedsEndpoint, { status: 503, json: {} });
  await api.respond(listNeedCategoriesEndpoint, { status: 503, json: {} });
  await openDesk('needs');
  await expectText(staffCopy.list.failed);
}

const states: Record<string, () => Promise<unknown>> = {
  'needs of every kind, one with long words': () => openNeeds(everyKind, [...needCategories, longCategory]),
  'no needs': () => openNeeds([]),
  "a volunteer's needs": () => openNeedsAsVolunteer(),
  'needs that are loading': async () => {
    await api.keepPending(listStaffNeedsEndpoint);
    await api.reply(listNeedCategoriesEndpoint, { result: needCategories });
    await openDesk('needs');
    await expectText(staffCopy.list.loading);
  },
  'needs and categories that could not be loaded': async () => {
    await openDuringOutage();
    await button(needsCopy.add).click();
    await expectText(needsCopy.categoriesFailed);
  },
  'a new need with invalid values': async () => {
    await openNeeds();
    await button(needsCopy.add).click();
    await button(needsCopy.create).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'a need that a colleague changed first': async () => {
    await expectBrowserError(/409/);
    await api.respond(updateNeedEndpoint, conflict);
    await openNeeds();
    await press(needsCopy.edit);
    await button(needsCopy.save).click();
    await expectText(needsCopy.reloadLatest.label);
  },
  'a need that was changed': async () => {
    await api.reply(updateNeedEndpoint, { success: true, message: 'It has been changed', data: wantedNeed });
    await openNeeds();
    await press(needsCopy.edit);
    await button(needsCopy.save).click();
    await expectText('It has been changed');
  },
  'the confirmation before a need is deleted': async () => {
    await openNeeds();
    await press(needsCopy.delete);
    await expectText(/^Delete “/);
  },
  'the need categories, while one is being edited and another could not be deleted': async () => {
    await expectBrowserError(/409/);
    await api.respond(deleteNeedCategoryEndpoint, conflict);
    await openNeeds([wantedNeed], [...needCategories, longCategory]);
    await openCategories();
    await page.getByRole('button', { name: `${needsCopy.edit} Winter clothing` }).click();
    await page.getByRole('button', { name: `${needsCopy.delete} Bedding` }).click();
    await page.getByRole('article', { name: 'Bedding' }).getByRole('button', { name: needsCopy.delete }).click();
    await expectText('Someone else changed this first.');
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(`the desk: ${state}`, reachState);
