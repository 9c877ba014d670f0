import { listAuditEndpoint } from '@kindcrate/contract/audit';
import { createBrandEndpoint, listStaffBrandsEndpoint, updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { listMessagesEndpoint, updateMessageEndpoint } from '@kindcrate/contract/staff-contact-messages';
import { changeOrderStatusEndpoint, listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { arrangeOrganizationImagesEndpoint, updateOrganizationEndpoint } from '@kindcrate/contract/staff-organizations';
import { listPeopleEndpoint, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as samples from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, type EndpointKey, expectProblem, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { photoOf } from '../photo.ts';
import { button, field } from '../site-forms.tsx';
import { resetStores } from '../stores.ts';
import { testAccessibility } from './accessibility.ts';

const { orders: ordersCopy, catalog, messages, people, list } = staffCopy;
const conflict = failure(409, 'Someone else was faster.', 'conflict');
const alert = page.getByRole('alert').first();
const sees = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const press = (name: string) => button(name).first().click();
const saved = (message: string) => ({ success: true, message });

const orders = [samples.staffOrderWith('submitted'), samples.longStaffOrder, samples.receivedOrder];
const openOrders = () => openDesk('orders', { orders });
const openBrands = () => openDesk('brands', { brands: [samples.staffBrand, samples.hiddenBrand] });

async function openOrganization() {
  await openDesk('organizations', { organizations: [samples.staffOrganization] });
  await page.getByText('Edit', { exact: true }).first().click();
  await sees('What picture 2 shows');
}

async function openPerson() {
  await openDesk('people', { people: [samples.donor] });
  await page.getByText(people.change).click();
}

/** Fills in a new brand and submits it; the reply is held. */
async function addBrand() {
  await api.hold(createBrandEndpoint);
  await openBrands();
  await press(catalog.add);
  const adding = page.getByRole('form', { name: catalog.add });
  await adding.getByLabelText('Title').fill('Bakery');
  await adding.getByLabelText('Info').fill('Bread.');
  await userEvent.upload(adding.getByLabelText('Picture', { exact: true }), photoOf('teal'));
  await adding.getByLabelText('What the picture shows').fill('A loaf');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
}

async function openOrganizationWithConflict() {
  await expectProblem(/409/);
  await api.answer(updateOrganizationEndpoint, conflict);
  await openOrganization();
  await field('Title').fill('Another title');
  await press('Save');
  await sees(catalog.reloadLatest.label);
}

const states: Record<string, () => Promise<unknown>> = {
  'the queue of orders': async () => {
    await openOrders();
    await expect.element(row.nth(2)).toBeVisible();
  },
  'the history of an order': async () => {
    await openOrders();
    await page.getByText(ordersCopy.history).first().click();
  },
  'an order whose status was changed': async () => {
    const data = { ...samples.staffOrderWith('under review'), _id: 'order-submitted' };
    await api.reply(changeOrderStatusEndpoint, { ...saved('The order is under review now'), data });
    await openOrders();
    await press('Start review');
    await sees('The order is under review now');
  },
  'the form that declines an order': async () => {
    await openOrders();
    await press('Decline');
  },
  'the form that declines an order, without a reason': async () => {
    await openOrders();
    await press('Decline');
    await page.getByRole('form').getByRole('button', { name: 'Decline' }).click();
    await expect.element(alert).toBeVisible();
  },
  'an order whose status a colleague changed first': async () => {
    await expectProblem(/409/);
    await api.answer(changeOrderStatusEndpoint, conflict);
    await openOrders();
    await press('Start review');
    await sees(ordersCopy.reloadLatest.label);
  },
  'the messages': async () => {
    await openDesk('messages', { messages: [samples.message, samples.answeredMessage] });
    await sees(samples.message.subject);
  },
  'a message that was marked as answered': async () => {
    const data = { ...samples.answeredMessage, _id: samples.message._id };
    await api.reply(updateMessageEndpoint, { ...saved('The message is marked as answered'), data });
    await openDesk('messages', { messages: [samples.message] });
    await press(messages.markAnswered);
    await sees('The message is marked as answered');
  },
  'the brands': async () => {
    await openBrands();
    await expect.element(row.nth(1)).toBeVisible();
  },
  'a new brand with invalid values': async () => {
    await openBrands();
    await press(catalog.add);
    await press('Add');
    await expect.element(alert).toBeVisible();
  },
  'a new brand while it is being sent': addBrand,
  'a new brand whose draft survived a reload': async () => {
    await addBrand();
    unmount();
    resetStores();
    await openBrands();
    await sees(/^We kept what you wrote here earlier\./);
  },
  'a hidden brand with its form open': async () => {
    const data = { ...samples.staffBrand, hidden: true };
    await api.reply(updateBrandEndpoint, { ...saved('It is hidden'), data });
    await openDesk('brands', { brands: [samples.staffBrand] });
    await row.getByText('Edit', { exact: true }).click();
    await press(catalog.hide);
    await expect.element(row.getByText(catalog.hidden, { exact: true })).toBeVisible();
  },
  'an organization with its form open': openOrganization,
  'an organization with pictures reordered and removed': async () => {
    await openOrganization();
    await press('Move picture 2 forward');
    await press('Remove picture 2');
    await sees(catalog.unsaved);
  },
  'an organization after its pictures were saved': async () => {
    await api.reply(arrangeOrganizationImagesEndpoint, {
      ...saved('The pictures are saved'),
      data: samples.staffOrganization,
    });
    await openOrganization();
    await press('Move picture 2 forward');
    await press(catalog.saveOrder);
    await sees('The pictures are saved');
  },
  'an organization that a colleague changed first': openOrganizationWithConflict,
  'a new donation card': async () => {
    await openDesk('cards');
    await press(catalog.add);
    await expect.element(page.getByRole('form', { name: catalog.add })).toBeVisible();
  },
  'the people': async () => {
    await openDesk('people', { people: [samples.donor, samples.partner] });
    await expect.element(row.nth(1)).toBeVisible();
  },
  'a person whose new role was refused': async () => {
    await openPerson();
    await userEvent.selectOptions(field(people.role), people.roles.partner);
    await press(people.saveRole);
    await expect.element(alert).toBeVisible();
  },
  'a person whose role was changed': async () => {
    const data = { ...samples.donor, role: 'staff' } as const;
    await api.reply(updatePersonEndpoint, { ...saved('Ines is staff now'), data });
    await openPerson();
    await userEvent.selectOptions(field(people.role), people.roles.staff);
    await press(people.saveRole);
    await sees('Ines is staff now');
    await press(people.endSessions);
  },
  'the audit log': async () => {
    await openDesk('trail', { audit: Object.values(samples).filter(isAuditEntry) });
    await sees(/Robin/);
  },
};

function isAuditEntry(sample: unknown): sample is typeof samples.auditEntry {
  return typeof sample === 'object' && sample !== null && 'actor' in sample;
}

for (const [state, reach] of Object.entries(states)) testAccessibility(`the desk: ${state}`, reach);

const lists: Record<string, { endpoint: EndpointKey; none: string }> = {
  orders: { endpoint: listStaffOrdersEndpoint, none: ordersCopy.none },
  messages: { endpoint: listMessagesEndpoint, none: messages.none },
  brands: { endpoint: listStaffBrandsEndpoint, none: catalog.none },
  people: { endpoint: listPeopleEndpoint, none: people.none },
  trail: { endpoint: listAuditEndpoint, none: staffCopy.auditLog.none },
};

for (const [tab, { endpoint, none }] of Object.entries(lists)) {
  testAccessibility(`the desk: the tab ${tab} without any rows`, async () => {
    await openDesk(tab);
    await sees(none);
  });

  testAccessibility(`the desk: the tab ${tab} when it could not be loaded`, async () => {
    await expectProblem(/503/);
    await expectProblem(/ApiError/);
    await openDesk('cards');
    await api.answer(endpoint, { status: 503, json: {} });
    location.hash = tab;
    await sees(list.failed);
  });
}
