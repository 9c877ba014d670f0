import { saveCopyDraftEndpoint } from '@kindcrate/contract/staff-copy';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { homeCopy, homeDraft, longCopy } from '../../../src/workbench/copy-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { createPhoto } from '../photo.ts';
import { openWords, previewedPage, wordsCopy } from '../words.tsx';
import { testAccessibility } from './accessibility.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const openDraft = () => openWords({ ...homeCopy, draft: homeDraft });

const states: Record<string, () => Promise<unknown>> = {
  'the published version of a page': async () => {
    await openWords();
    await expect.poll(() => previewedPage()?.querySelector('h1')).toBeTruthy();
  },
  'a list whose entries are opened separately': async () => {
    await openDraft();
    await button(/^Slides/).click();
  },
  'a list entry that has a picture, buttons and an invalid field': async () => {
    await openDraft();
    await button(/thing to fix$/).click();
  },
  'a group of fields with a number, a day and a choice': async () => {
    await openWords();
    await button(/^The cause/).click();
  },
  'very long words, and published values that the site no longer accepts': () =>
    openWords({ ...longCopy, unfit: ['title', 'cause.done'] }),
  'copy that several pages share': () => openWords({ ...homeCopy, preview: 'example' }),
  'copy without a preview': () => openWords({ ...homeCopy, preview: 'none' }),
  'the form for uploading a picture, with a picture to crop': async () => {
    await openWords();
    await button(/^Slides/).click();
    await button(/^The coat you outgrew/).click();
    await button(wordsCopy.picture.open).click();
    await page.getByLabelText(wordsCopy.picture.image).upload(createPhoto('teal'));
    await expect.element(page.getByLabelText(wordsCopy.picture.cropLabel)).toBeVisible();
  },
  'the form for uploading a picture, submitted empty': async () => {
    await openWords();
    await button(/^Slides/).click();
    await button(/^The coat you outgrew/).click();
    await button(wordsCopy.picture.open).click();
    await button(wordsCopy.picture.use).click();
  },
  'the confirmation before a draft is discarded': async () => {
    await openDraft();
    await button(wordsCopy.discard).click();
  },
  'the list of what a version changed': async () => {
    await openWords();
    await page.getByText('Packed').click();
  },
  'copy that a colleague changed first': async () => {
    await expectBrowserError(/409/);
    await api.respond(saveCopyDraftEndpoint, failure(409, 'Someone else changed this first.', 'conflict'));
    await openWords();
    await page.getByLabelText('Title', { exact: true }).fill('Mine');
    await expect.element(page.getByText(wordsCopy.conflict)).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states))
  testAccessibility(`the words tab of the desk: ${state}`, reachState);
