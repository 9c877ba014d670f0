import { createNeedEndpoint, listStaffNeedsEndpoint } from '@kindcrate/contract/staff-needs';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrganization } from '../../../src/workbench/desk-fixtures.ts';
import {
  alwaysWantedNeed,
  enoughNeed,
  metNeed,
  pastNeed,
  refusedNeed,
  wantedNeed,
} from '../../../src/workbench/need-fixtures.ts';
import { staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { lastBody, needRow, needsCopy, openNeeds, openNeedsAsVolunteer, savedNeedReply } from '../needs.tsx';
import { button, field } from '../site-forms.tsx';

test('the desk lists needs by organization and state, with their progress, and past needs separately', async () => {
  const otherNeed = {
    ...enoughNeed,
    _id: 'books',
    words: 'Books',
    organization: { _id: 'library', title: 'Pagewheel' },
  };
  await openNeeds([alwaysWantedNeed, wantedNeed, metNeed, refusedNeed, enoughNeed, pastNeed, otherNeed]);
  const listOf = (group: keyof typeof needsCopy.groups) =>
    page
      .getByRole('region', { name: wantedNeed.organization.title })
      .getByRole('list', { name: needsCopy.groups[group] });
  const namesIn = (group: keyof typeof needsCopy.groups) =>
    listOf(group)
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent?.trim());
  expect(namesIn('wanted')).toEqual(['Winter coats, adult Urgent', 'Hats and gloves', 'Scarves']);
  expect(namesIn('enough')).toEqual(['Formal suits']);
  expect(namesIn('refused')).toEqual(['Duvets with feathers']);
  expect(namesIn('past')).toEqual(['Tents']);
  await expect.element(page.getByRole('region', { name: 'Pagewheel' }).getByText('Books')).toBeVisible();
  await expect.element(needRow(wantedNeed)).toMatchTextContent('28 of 40 received');
  await expect.element(needRow(wantedNeed)).toMatchTextContent('Clothing › Winter clothing · Until Mar 31, 2030');
  await expect.element(needRow(alwaysWantedNeed)).toMatchTextContent('Always needed, 61 received so far');
  await expect.element(needRow(metNeed)).toMatchTextContent(needsCopy.reached);
  await expect.element(needRow(refusedNeed)).toMatchTextContent('They can’t be washed here.');
  await expect.element(needRow(pastNeed)).toMatchTextContent('Ended Sep 30, 2026');
});

test('a volunteer can add a need to their own organization, and the form is then empty for the next one', async () => {
  await api.reply(createNeedEndpoint, savedNeedReply(wantedNeed, 'Winter coats, adult is on the list.'));
  await openNeedsAsVolunteer([]);
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Orders', 'Receive', 'Run list', 'Needs', 'Places', 'Figures', 'Messages']);
  expect(page.getByText(needsCopy.categories.title, { exact: true }).elements()).toEqual([]);
  await button(needsCopy.add).click();
  await expect.element(field(needsCopy.state)).toHaveFocus();
  expect(page.getByLabelText(staffCopy.people.organization).elements()).toEqual([]);
  await field(needsCopy.words).fill(' Winter coats, adult ');
  await userEvent.selectOptions(field(needsCopy.category), 'Clothing › Winter clothing');
  await field(needsCopy.target).fill('40');
  await field(needsCopy.lastDay).fill('2030-03-31');
  await userEvent.selectOptions(field(needsCopy.urgency), needsCopy.urgent);
  await button(needsCopy.create).click();
  await expect.element(page.getByText('Winter coats, adult is on the list.')).toHaveFocus();
  await expect.element(needRow(wantedNeed)).toBeVisible();
  expect(await lastBody(createNeedEndpoint)).toEqual({
    category: 'clothing-winter',
    words: 'Winter coats, adult',
    state: 'wanted',
    target: 40,
    urgent: true,
    until: '2030-03-31',
  });
  // The next form is empty.
  await expect.element(field(needsCopy.words)).toHaveValue('');
  await expect.element(field(needsCopy.category)).toHaveValue('');
});

test('staff choose the organization of a new need, and the organization whose list is shown is preselected', async () => {
  await api.reply(createNeedEndpoint, savedNeedReply(refusedNeed));
  await openNeeds();
  await userEvent.selectOptions(field(staffCopy.orders.organization), staffOrganization.title);
  await expect.element(needRow(wantedNeed)).toBeVisible();
  expect((await api.sent(listStaffNeedsEndpoint)).map(({ query }) => query)).toEqual([
    {},
    { organization: staffOrganization._id },
  ]);
  await button(needsCopy.add).click();
  const form = page.getByRole('form', { name: needsCopy.add });
  await expect.element(form.getByLabelText(staffCopy.people.organization)).toHaveValue(staffOrganization._id);
  await userEvent.selectOptions(form.getByLabelText(needsCopy.state), needsCopy.states.refused);
  await expect.element(form.getByLabelText(needsCopy.target)).not.toBeVisible();
  await form.getByLabelText(needsCopy.words).fill('Duvets');
  await userEvent.selectOptions(form.getByLabelText(needsCopy.category), 'Bedding');
  await form.getByRole('button', { name: needsCopy.create }).click();
  // A refused need requires a reason.
  await expect.element(form.getByLabelText(needsCopy.reason)).toHaveFocus();
  await form.getByLabelText(needsCopy.reason).fill('They can’t be washed here.');
  await form.getByRole('button', { name: needsCopy.create }).click();
  await expect.element(needRow(refusedNeed)).toBeVisible();
  expect(await lastBody(createNeedEndpoint)).toEqual({
    organization: staffOrganization._id,
    category: 'bedding',
    words: 'Duvets',
    state: 'refused',
    reason: 'They can’t be washed here.',
  });
});

test('when the API refuses a need, the form shows the message and keeps what was typed', async () => {
  await expectBrowserError(/400/);
  const message = 'That category is no longer on the list. Choose another one';
  await api.respond(createNeedEndpoint, failure(400, message, 'invalid_fields', { category: message }));
  await openNeedsAsVolunteer();
  await button(needsCopy.add).click();
  await field(needsCopy.words).fill('Blankets');
  await userEvent.selectOptions(field(needsCopy.category), 'Bedding');
  await button(needsCopy.create).click();
  await expect.element(field(needsCopy.category)).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  await expect.element(field(needsCopy.words)).toHaveValue('Blankets');
  await expect.element(field(needsCopy.category)).toHaveValue('bedding');
});
