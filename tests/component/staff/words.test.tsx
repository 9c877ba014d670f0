import {
  discardCopyDraftEndpoint,
  getCopyPageEndpoint,
  listCopyPagesEndpoint,
  previewCopyEndpoint,
  publishCopyEndpoint,
  restoreCopyEndpoint,
  saveCopyDraftEndpoint,
} from '@kindcrate/contract/staff-copy';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contactCopy, homeCopy, homeDraft, linkProblem } from '../../../src/workbench/copy-fixtures.ts';
import { openDesk } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openWords, previewedPage, wordsCopy } from '../words.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const arrangeSavedDraft = (problems: typeof homeDraft.problems = []) =>
  api.reply(saveCopyDraftEndpoint, { success: true, message: 'Saved.', data: { ...homeDraft, problems } });

test('what is typed into a field is saved as a draft, and the field shows its length and is marked as changed', async () => {
  await arrangeSavedDraft();
  await openWords();
  const title = page.getByLabelText('Title', { exact: true });
  await expect.element(page.getByText('29 of 60')).toBeVisible();
  await title.fill('Give goods');
  await expect.element(page.getByText('10 of 60')).toBeVisible();
  await expect.element(page.getByText(wordsCopy.changed).first()).toBeVisible();
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible();
  const [sent] = await api.sent(saveCopyDraftEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ revision: 0, values: { ...homeCopy.live, title: 'Give goods' } });
});

test('publishing a draft with a problem moves the focus to the field with the problem, where a button applies the suggested fix', async () => {
  await arrangeSavedDraft();
  await openWords({ ...homeCopy, draft: homeDraft });
  await button('Publish 2 changes').click();
  const target = page.getByLabelText('Link target').nth(1);
  await expect.element(target).toHaveFocus();
  await expect.element(target).toHaveAccessibleDescription(linkProblem.message);
  await button('Use /contact').click();
  await expect.element(target).toHaveValue('/contact');
  await expect.element(target).toHaveFocus();
  await expect.element(page.getByText(linkProblem.message)).not.toBeInTheDocument();
  await api.reply(publishCopyEndpoint, { success: true, message: 'It is live.', data: { ...homeCopy, version: 3 } });
  await button('Publish 1 change').click();
  await expect.element(page.getByText('It is live.')).toBeVisible();
});

test('the preview shows the page without running its scripts, in the light and the dark color scheme', async () => {
  await openWords();
  await expect.poll(() => previewedPage()?.querySelector('h1')?.textContent).toMatch(/coat/);
  expect(previewedPage()?.title).toBe('Home');
  const background = () =>
    previewedPage()?.defaultView?.getComputedStyle(previewedPage()?.body as Element).backgroundColor;
  await button(wordsCopy.preview.dark).click();
  await expect.poll(background).toBe('rgb(19, 29, 24)');
  await button(wordsCopy.preview.light).click();
  await expect.poll(background).toBe('rgb(251, 246, 236)');
});

test('the field that is being edited is outlined in the preview', async () => {
  await openWords();
  await button(/^Slides/).click();
  await button(/^The coat you outgrew/).click();
  await page.getByLabelText('Headline').click();
  await expect.poll(() => previewedPage()?.querySelector('[data-edited]')?.tagName).toBe('H1');
});

test('a breadcrumb leads back to the fields of the page, and a button opens the next entry', async () => {
  await openWords();
  await button(/^Slides/).click();
  await expect.element(page.getByRole('navigation', { name: wordsCopy.place }).getByText('Slides')).toHaveFocus();
  await button(/^The coat you outgrew/).click();
  await button(wordsCopy.nextEntry).click();
  await expect.element(page.getByLabelText('Headline')).toHaveValue('Two lamps and a kettle?');
  await expect.element(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await button('Home page').click();
  await expect.element(page.getByLabelText('Title', { exact: true })).toBeVisible();
});

test('the entries of a list can be moved, removed and added within its limits, and every step is announced', async () => {
  await arrangeSavedDraft();
  await openWords();
  await button(/^Slides/).click();
  await button('Move Two lamps and a kettle? up').click();
  await expect.element(button('Move Two lamps and a kettle? down')).toHaveFocus();
  await expect.element(page.getByText('Two lamps and a kettle? is now number 1 of 3.')).toBeInTheDocument();
  await button('Remove Last week it was yours.').click();
  await expect.element(button('Remove Two lamps and a kettle?')).toHaveAttribute('aria-disabled', 'true');
  await button(wordsCopy.list.add).click();
  await expect.element(page.getByLabelText('Headline')).toHaveValue('');
  await expect.element(page.getByText('3 of 3', { exact: true })).toHaveFocus();
});

test('copy that was typed offline is still there when the Words tab is opened again, and is sent once there is a connection', async () => {
  await expectBrowserError(/ERR_CONNECTION_FAILED/);
  await api.respond(saveCopyDraftEndpoint, { abort: 'connectionfailed' });
  await openWords();
  await page.getByLabelText('Title', { exact: true }).fill('Typed on the train');
  await expect.element(page.getByText(wordsCopy.state.onDevice)).toBeVisible();
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('tab', { name: 'Words' }).click();
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Typed on the train');
  await arrangeSavedDraft();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible();
});

test("after a conflict, the latest version is shown with both a colleague's changes and what was typed here", async () => {
  await expectBrowserError(/409/);
  await api.respond(saveCopyDraftEndpoint, failure(409, 'Someone else changed this first.', 'conflict'));
  const latestCopy = { ...homeCopy, live: { ...homeCopy.live, position: '{n}/{total}' }, version: 3 };
  await openWords(homeCopy, latestCopy);
  await page.getByLabelText('Title', { exact: true }).fill('Mine');
  await expect.element(page.getByText(wordsCopy.conflict)).toBeVisible();
  await arrangeSavedDraft();
  await button(wordsCopy.reloadLatest.label).click();
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Mine');
  await expect.element(page.getByLabelText('Position')).toHaveValue('{n}/{total}');
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible();
});

test('a draft is discarded only after a confirmation, which gets the focus', async () => {
  await openWords({ ...homeCopy, draft: homeDraft });
  await button(wordsCopy.discard).click();
  await expect.element(page.getByText('Discard the 2 changes in this draft for everyone?')).toHaveFocus();
  await button(wordsCopy.keep).click();
  await expect.element(button(wordsCopy.discard)).toHaveFocus();
  await api.reply(discardCopyDraftEndpoint, { success: true, message: 'The draft is gone.' });
  await button(wordsCopy.discard).click();
  await button(wordsCopy.discardConfirm).click();
  await expect.element(page.getByText('The draft is gone.')).toBeVisible();
  await expect.element(button(wordsCopy.publish)).toHaveFocus();
});

test('publishing without changes shows a message that there is nothing to publish', async () => {
  await openWords();
  await button(wordsCopy.publish).click();
  await expect.element(page.getByText(wordsCopy.nothingToPublish)).toBeVisible();
  expect(await api.sent(publishCopyEndpoint)).toEqual([]);
});

test('the history shows what each version changed, and a button restores a version as the draft', async () => {
  await openWords();
  const history = page.getByRole('region', { name: wordsCopy.history.title });
  await history.getByText('Packed').click();
  await expect.element(history.getByRole('deletion')).toMatchTextContent('700');
  await expect.element(history.getByRole('insertion')).toMatchTextContent('731');
  const values = { ...homeCopy.live, title: 'As it was' };
  const data = { ...homeDraft, values, problems: [] };
  await api.reply(restoreCopyEndpoint, { success: true, message: 'Version 1 is the draft now.', data });
  await button(/^Restore the version from Nov 2/).click();
  await expect.element(page.getByText('Version 1 is the draft now.')).toBeVisible();
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('As it was');
  const [sent] = await api.sent(restoreCopyEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ version: 1, revision: 0 });
});

test('restoring a version asks for confirmation if there is a draft', async () => {
  await openWords({ ...homeCopy, draft: homeDraft });
  await button(/^Restore the version from Nov 2/).click();
  await expect.element(page.getByText(/^This replaces the draft, which has 2 changes/)).toHaveFocus();
  await button(wordsCopy.keep).click();
  await expect.element(button(/^Restore the version from Nov 2/)).toHaveFocus();
  expect(await api.sent(restoreCopyEndpoint)).toEqual([]);
});

test('choosing another page sends the draft of the first page, and then opens the other page', async () => {
  await arrangeSavedDraft();
  await openWords(homeCopy, contactCopy);
  await page.getByLabelText('Title', { exact: true }).fill('Give goods');
  await page.getByLabelText(wordsCopy.page, { exact: true }).selectOptions('Contact');
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Contact');
  expect(await api.sent(saveCopyDraftEndpoint)).toHaveLength(1);
  expect((await api.sent(getCopyPageEndpoint)).map(({ path }) => path)).toEqual([
    '/api/staff/copy/home',
    '/api/staff/copy/contact',
  ]);
});

test('a failed preview can be requested again, and the preview of a page that is too large shows a warning', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await openWords();
  await expect.poll(() => previewedPage()?.querySelector('h1')).toBeTruthy();
  await api.respond(previewCopyEndpoint, { status: 503, json: {} });
  await arrangeSavedDraft();
  await page.getByLabelText('Title', { exact: true }).fill('Give');
  await expect.element(page.getByText(wordsCopy.preview.failed)).toBeVisible();
  const html = '<!doctype html><html><head></head><body><h1>Again</h1></body></html>';
  await api.reply(previewCopyEndpoint, { data: { html, bytes: 15_100, maxBytes: 14_600 } });
  await button(wordsCopy.preview.tryAgain).click();
  await expect.poll(() => previewedPage()?.querySelector('h1')?.textContent).toBe('Again');
  await expect.element(page.getByText(/^This page would be 15.1 kB. Above 14.6 kB/)).toBeVisible();
});

test('copy that appears only in response to an interaction has a link to its page instead of a preview', async () => {
  await openWords({ ...homeCopy, preview: 'none', path: '/donationform' });
  await expect.element(page.getByText(wordsCopy.preview.notes.none)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: wordsCopy.preview.open }))
    .toHaveAttribute('href', '/donationform');
  expect(document.querySelector('iframe')).toBeNull();
});

test('on a phone, only one of the fields, the preview and the history is shown at a time', async () => {
  await page.viewport(390, 844);
  await openWords();
  const preview = page.getByRole('heading', { name: wordsCopy.preview.title });
  expect(preview.elements()).toEqual([]);
  await button(wordsCopy.views.preview).click();
  await expect.element(preview).toBeVisible();
  await expect.element(page.getByLabelText('Title', { exact: true })).not.toBeVisible();
  await button(wordsCopy.views.history).click();
  await expect.element(page.getByRole('heading', { name: wordsCopy.history.title })).toBeVisible();
  await userEvent.tab();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('if the API lists no pages, the Words tab says that there is no copy to change', async () => {
  await api.reply(listCopyPagesEndpoint, { result: [] });
  await openDesk('words');
  await expect.element(page.getByText(wordsCopy.none)).toBeVisible();
});
