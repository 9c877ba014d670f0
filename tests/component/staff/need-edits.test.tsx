import { deleteNeedEndpoint, listStaffNeedsEndpoint, updateNeedEndpoint } from '@kindcrate/contract/staff-needs';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alwaysWantedNeed, pastNeed, wantedNeed } from '../../../src/workbench/need-fixtures.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { conflict, lastBody, needRow, needsCopy, openNeeds, savedNeedReply } from '../needs.tsx';
import { resetStores } from '../stores.ts';

/** Opens the form for editing a need. */
async function openEditForm({ words } = wantedNeed) {
  await page.getByRole('button', { name: `${needsCopy.edit} ${words}` }).click();
  const form = page.getByRole('form', { name: needsCopy.edit });
  await expect.element(form.getByLabelText(needsCopy.state)).toHaveFocus();
  return form;
}

test('an edit moves the need to the group of its new state, and the focus follows the need', async () => {
  await api.reply(
    updateNeedEndpoint,
    savedNeedReply({ ...wantedNeed, state: 'enough', revision: 4 }, 'It has been changed'),
  );
  await openNeeds();
  const form = await openEditForm();
  await userEvent.selectOptions(form.getByLabelText(needsCopy.state), needsCopy.states.enough);
  await form.getByRole('button', { name: needsCopy.save }).click();
  await expect.element(page.getByRole('list', { name: needsCopy.groups.enough }).getByRole('heading')).toHaveFocus();
  await expect.element(needRow(wantedNeed)).toMatchTextContent('It has been changed');
  expect(await lastBody(updateNeedEndpoint)).toEqual({
    category: wantedNeed.category,
    words: wantedNeed.words,
    state: 'enough',
    reason: null,
    revision: wantedNeed.revision,
  });
});

test('a need whose target is cleared is shown as always needed', async () => {
  await api.reply(updateNeedEndpoint, savedNeedReply({ ...wantedNeed, target: null }));
  await openNeeds();
  const form = await openEditForm();
  await form.getByLabelText(needsCopy.target).fill('');
  await form.getByRole('button', { name: needsCopy.save }).click();
  await expect.element(needRow(wantedNeed)).toMatchTextContent('Always needed, 28 received so far');
  expect(await lastBody(updateNeedEndpoint)).toMatchObject({ target: null, urgent: true, until: wantedNeed.until });
});

test('after a conflict, untouched fields of a need show what a colleague saved, and changed ones keep what was typed', async () => {
  await expectBrowserError(/409/);
  await api.respond(updateNeedEndpoint, conflict);
  await openNeeds();
  const form = await openEditForm();
  await form.getByLabelText(needsCopy.words).fill('Warm coats');
  await userEvent.selectOptions(form.getByLabelText(needsCopy.urgency), needsCopy.usual);
  await form.getByRole('button', { name: needsCopy.save }).click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('Someone else changed this in the meantime.');
  const changed = { ...wantedNeed, category: 'bedding', target: 60, revision: 4 };
  await api.reply(listStaffNeedsEndpoint, { result: [changed] });
  await form.getByRole('button', { name: needsCopy.reloadLatest.label }).click();
  await expect.element(form.getByText(needsCopy.reloadLatest.doneWithDraft)).toBeVisible();
  await expect.element(form.getByLabelText(needsCopy.words)).toHaveValue('Warm coats');
  await expect.element(form.getByLabelText(needsCopy.urgency)).toHaveValue('false');
  await expect.element(form.getByLabelText(needsCopy.category)).toHaveValue('bedding');
  await expect.element(form.getByLabelText(needsCopy.target)).toHaveValue('60');
  await api.reply(updateNeedEndpoint, savedNeedReply({ ...changed, words: 'Warm coats' }));
  await form.getByRole('button', { name: needsCopy.save }).click();
  await expect.element(page.getByRole('heading', { name: 'Warm coats' })).toHaveFocus();
  expect(await lastBody(updateNeedEndpoint)).toMatchObject({
    words: 'Warm coats',
    category: 'bedding',
    target: 60,
    urgent: false,
    revision: 4,
  });
});

test('a need that a colleague has deleted is reported as deleted', async () => {
  await expectBrowserError(/409/);
  await api.respond(updateNeedEndpoint, conflict);
  await openNeeds([wantedNeed, alwaysWantedNeed]);
  const form = await openEditForm();
  await form.getByRole('button', { name: needsCopy.save }).click();
  await api.reply(listStaffNeedsEndpoint, { result: [alwaysWantedNeed] });
  await form.getByRole('button', { name: needsCopy.reloadLatest.label }).click();
  await expect.element(page.getByText(needsCopy.reloadLatest.gone)).toHaveFocus();
  expect(needRow(wantedNeed).elements()).toEqual([]);
});

test('the draft of a need survives a reload', async () => {
  await openNeeds();
  const form = await openEditForm();
  await userEvent.selectOptions(form.getByLabelText(needsCopy.state), needsCopy.states.refused);
  await userEvent.selectOptions(form.getByLabelText(needsCopy.category), 'Bedding');
  await form.getByLabelText(needsCopy.reason).fill('Moths');
  unmount();
  resetStores();
  await openNeeds();
  await expect.element(form.getByText(needsCopy.draftRestored)).toBeVisible();
  await expect.element(form.getByLabelText(needsCopy.state)).toHaveValue('refused');
  await expect.element(form.getByLabelText(needsCopy.category)).toHaveValue('bedding');
  await expect.element(form.getByLabelText(needsCopy.reason)).toHaveValue('Moths');
  await form.getByRole('button', { name: needsCopy.clearDraft }).click();
  await expect.element(form.getByLabelText(needsCopy.state)).toHaveValue('wanted');
  await expect.element(form.getByLabelText(needsCopy.category)).toHaveValue(wantedNeed.category);
  await expect.element(form.getByLabelText(needsCopy.target)).toHaveValue('40');
});

test('opening the form of a need without changing anything leaves no draft', async () => {
  await openNeeds();
  const form = await openEditForm();
  await form.getByRole('button', { name: needsCopy.cancel }).click();
  await expect.element(page.getByRole('button', { name: `${needsCopy.edit} ${wantedNeed.words}` })).toHaveFocus();
  await openEditForm();
  unmount();
  resetStores();
  await openNeeds();
  expect(form.elements()).toEqual([]);
});

test('one click renews a past need for thirty days', async () => {
  await api.reply(
    updateNeedEndpoint,
    savedNeedReply({ ...pastNeed, current: true, until: '2030-01-01' }, 'It is back'),
  );
  await openNeeds([wantedNeed, pastNeed]);
  await page.getByRole('button', { name: `${needsCopy.renew} ${pastNeed.words}` }).click();
  await expect.element(page.getByRole('heading', { name: pastNeed.words })).toHaveFocus();
  await expect.element(needRow(pastNeed)).toMatchTextContent('It is back');
  expect(page.getByText(needsCopy.groups.past).elements()).toEqual([]);
  const { until, ...rest } = await lastBody(updateNeedEndpoint);
  const days = (Date.parse(until) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(28.9);
  expect(days).toBeLessThanOrEqual(30);
  expect(rest).toEqual({
    category: pastNeed.category,
    words: pastNeed.words,
    state: 'wanted',
    target: pastNeed.target,
    urgent: false,
    revision: pastNeed.revision,
  });
});

test('deleting a need by keyboard asks for confirmation', async () => {
  await api.reply(deleteNeedEndpoint, { success: true, message: 'It has been deleted' });
  await openNeeds();
  const deleteButton = page.getByRole('button', { name: `${needsCopy.delete} ${wantedNeed.words}` });
  (deleteButton.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Delete “Winter coats, adult” from the list?')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(deleteButton).toHaveFocus();
  expect(await api.sent(deleteNeedEndpoint)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('It has been deleted')).toHaveFocus();
  await expect.element(page.getByText(needsCopy.none)).toBeVisible();
});
