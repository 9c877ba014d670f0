import { listAuditEndpoint } from '@kindcrate/contract/audit';
import { listNeedCategoriesEndpoint } from '@kindcrate/contract/needs';
import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { createBrandEndpoint, listStaffBrandsEndpoint, updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { arrangeOrganizationImagesEndpoint, updateOrganizationEndpoint } from '@kindcrate/contract/staff-organizations';
import { listPeopleEndpoint, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { listStaffThreadsEndpoint } from '@kindcrate/contract/staff-threads';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as samples from '../../../src/workbench/desk-fixtures.ts';
import { needCategories } from '../../../src/workbench/need-fixtures.ts';
import { mismatchedPayment, oldPayment, paymentTotals, staffPayment } from '../../../src/workbench/payment-fixtures.ts';
import { moveReply, sendNowButton } from '../bulk.tsx';
import { openDesk, orderLinks, row, staffCopy } from '../desk.tsx';
import { api, type EndpointKey, expectBrowserError, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { openPerson } from '../person.tsx';
import { createPhoto } from '../photo.ts';
import { button, field } from '../site-forms.tsx';
import { resetStores } from '../stores.ts';
import { testAccessibility } from './accessibility.ts';

const { orders: ordersCopy, catalog, messages, people, list } = staffCopy;
const conflict = failure(409, 'Someone else changed this first.', 'conflict');
const alert = page.getByRole('alert').first();
const expectText = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
/** Presses the first of the buttons with this name: each row of a list has its own. */
const pressFirst = (name: string) => button(name).first().click();

const savedReply = (message: string) => ({ success: true, message });

const orders = [samples.staffOrderWith('submitted'), samples.longStaffOrder, samples.receivedStaffOrder];
const openOrders = () => openDesk('orders', { orders });
const openBrands = () => openDesk('brands', { brands: [samples.staffBrand, samples.hiddenBrand] });

async function openOrganizationForm() {
  await openDesk('organizations', { organizations: [samples.staffOrganization] });
  await page.getByText('Edit', { exact: true }).first().click();
  await expectText('What picture 2 shows');
}

/** Fills in a new brand and submits it; the reply stays pending. */
async function addBrand() {
  await api.keepPending(createBrandEndpoint);
  await openBrands();
  await pressFirst(catalog.add);
  const newBrandForm = page.getByRole('form', { name: catalog.add });
  await newBrandForm.getByLabelText('Title').fill('Bakery');
  await newBrandForm.getByLabelText('Info').fill('Bread.');
  await userEvent.upload(newBrandForm.getByLabelText('Picture', { exact: true }), createPhoto('teal'));
  await newBrandForm.getByLabelText('What the picture shows').fill('A loaf');
  await newBrandForm.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
}

async function openOrganizationWithConflict() {
  await expectBrowserError(/409/);
  await api.respond(updateOrganizationEndpoint, conflict);
  await openOrganizationForm();
  await field('Title').fill('Another title');
  await pressFirst('Save');
  await expectText(catalog.reloadLatest.label);
}

const states: Record<string, () => Promise<unknown>> = {
  'the queue of orders': async () => {
    await openOrders();
    await expect.element(orderLinks.nth(2)).toBeVisible();
    await expect.element(row).toBeVisible();
  },
  'an open order with long text': async () => {
    await openOrders();
    await orderLinks.nth(1).click();
    await expect.element(row.getByRole('heading', { level: 2 })).toMatchTextContent(samples.longStaffOrder.itemsName);
  },
  'the additional filters of the queue': async () => {
    await api.reply(listNeedCategoriesEndpoint, { result: needCategories });
    await openOrders();
    await page.getByText(ordersCopy.moreFilters.label).click();
    await expect.element(page.getByLabelText(ordersCopy.moreFilters.category)).toBeVisible();
  },
  'the history of an order': async () => {
    await openOrders();
    await page.getByText(ordersCopy.history).first().click();
  },
  'an order whose new status is waiting to be sent': async () => {
    await openOrders();
    await pressFirst('Start review');
    await expectText(ordersCopy.bulk.waiting.replace('{status}', ordersCopy.statuses['under review']));
  },
  'the form for declining an order': async () => {
    await openOrders();
    await pressFirst('Decline');
  },
  'the form for declining an order, submitted without a reason': async () => {
    await openOrders();
    await pressFirst('Decline');
    await page.getByRole('form').getByRole('button', { name: 'Decline' }).click();
    await expect.element(alert).toBeVisible();
  },
  'an order whose status a colleague changed first': async () => {
    const message = 'Someone else changed this first. This order is accepted.';
    await api.reply(
      moveOrdersEndpoint,
      moveReply('declined', [], [{ _id: 'order-submitted', code: 'conflict', message }]),
    );
    await openOrders();
    await pressFirst('Start review');
    await sendNowButton.click();
    await expectText(message);
  },
  'the list of brands': async () => {
    await openBrands();
    await expect.element(row.nth(1)).toBeVisible();
  },
  'a new brand with invalid values': async () => {
    await openBrands();
    await pressFirst(catalog.add);
    await pressFirst('Add');
    await expect.element(alert).toBeVisible();
  },
  'a new brand while it is being sent': addBrand,
  'a new brand whose draft survived a reload': async () => {
    await addBrand();
    unmount();
    resetStores();
    await openBrands();
    await expectText(/^We kept what you wrote here earlier\./);
  },
  'a hidden brand with its form open': async () => {
    const data = { ...samples.staffBrand, hidden: true, visibility: 'hidden' as const };
    await api.reply(updateBrandEndpoint, { ...savedReply('It is hidden'), data });
    await openDesk('brands', { brands: [samples.staffBrand] });
    await row.getByText('Edit', { exact: true }).click();
    await pressFirst(catalog.hide);
    await expect.element(row.getByText(catalog.hidden, { exact: true })).toBeVisible();
  },
  'an organization with its form open': openOrganizationForm,
  'an organization with pictures reordered and removed': async () => {
    await openOrganizationForm();
    await pressFirst('Move picture 2 forward');
    await pressFirst('Remove picture 2');
    await expectText(catalog.unsaved);
  },
  'an organization after its pictures were saved': async () => {
    await api.reply(arrangeOrganizationImagesEndpoint, {
      ...savedReply('The pictures have been saved'),
      data: samples.staffOrganization,
    });
    await openOrganizationForm();
    await pressFirst('Move picture 2 forward');
    await pressFirst(catalog.saveImages);
    await expectText('The pictures have been saved');
  },
  'an organization that a colleague changed first': openOrganizationWithConflict,
  'a new donation card': async () => {
    await openDesk('cards');
    await pressFirst(catalog.add);
    await expect.element(page.getByRole('form', { name: catalog.add })).toBeVisible();
  },
  'the list of people': async () => {
    await openDesk('people', { people: [samples.donor, samples.partner] });
    await expect.element(row.nth(1)).toBeVisible();
  },
  'a change to the role partner, submitted without a brand': async () => {
    await openPerson();
    await userEvent.selectOptions(field(people.role), people.roles.partner);
    await pressFirst(people.saveRole);
    await expect.element(alert).toBeVisible();
  },
  'the password check before a role is changed': async () => {
    await expectBrowserError(/403/);
    await api.respond(updatePersonEndpoint, failure(403, 'It has been a while.', 'password_required'));
    await openPerson();
    await userEvent.selectOptions(field(people.role), people.roles.staff);
    await pressFirst(people.saveRole);
    const dialog = page.getByRole('dialog', { name: staffCopy.passwordCheck.title });
    await expect.element(dialog.getByLabelText(staffCopy.passwordCheck.password, { exact: true })).toHaveFocus();
  },
  'a person whose email is not confirmed': async () => {
    await openDesk('people', { people: [samples.blockedDonor] });
    await expectText(people.unconfirmed);
  },
  'a person whose role was changed': async () => {
    const data = { ...samples.donor, role: 'staff' } as const;
    await api.reply(updatePersonEndpoint, { ...savedReply('Ines is staff now'), data });
    await openPerson();
    await userEvent.selectOptions(field(people.role), people.roles.staff);
    await pressFirst(people.saveRole);
    await expectText('Ines is staff now');
    await page.getByRole('button', { name: people.endSessions, exact: false }).click();
  },
  'payments with totals and a mismatch': async () => {
    await openDesk('payments', { payments: [staffPayment, mismatchedPayment, oldPayment], paymentTotals });
    await expectText('All payments together');
  },
  'no payments': async () => {
    await openDesk('payments');
    await expectText(staffCopy.payments.none);
  },
  'the audit log': async () => {
    await openDesk('trail', { audit: Object.values(samples).filter(isAuditEntry) });
    await expectText(/Robin/);
  },
  'the audit log with the people found by a search': async () => {
    await openDesk('trail', { people: [samples.donor, samples.partner] });
    await page.getByLabelText(staffCopy.auditLog.filter.person, { exact: true }).fill('ines');
    await pressFirst(staffCopy.auditLog.filter.findPerson);
    await expectText(samples.donor.email);
  },
};

function isAuditEntry(sample: unknown): sample is typeof samples.auditEntry {
  return typeof sample === 'object' && sample !== null && 'actor' in sample;
}

for (const [state, reachState] of Object.entries(states)) testAccessibility(`the desk: ${state}`, reachState);

/** The lists of the desk, by the URL hash of their tab. The hash of the audit log is `trail`. */
const lists: Record<string, { endpoint: EndpointKey; emptyText: string }> = {
  orders: { endpoint: listStaffOrdersEndpoint, emptyText: ordersCopy.none },
  messages: { endpoint: listStaffThreadsEndpoint, emptyText: messages.none.unanswered },
  brands: { endpoint: listStaffBrandsEndpoint, emptyText: catalog.none },
  people: { endpoint: listPeopleEndpoint, emptyText: people.none },
  trail: { endpoint: listAuditEndpoint, emptyText: staffCopy.auditLog.none },
};

for (const [tab, { endpoint, emptyText }] of Object.entries(lists)) {
  testAccessibility(`the desk: the tab #${tab} without any rows`, async () => {
    await openDesk(tab);
    await expectText(emptyText);
  });

  testAccessibility(`the desk: the tab #${tab} when it could not be loaded`, async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    // `openDesk` arranges a reply for every list. To arrange the failure after that, the test opens another tab first.
    await openDesk('cards');
    await api.respond(endpoint, { status: 503, json: {} });
    location.hash = tab;
    await expectText(list.failed);
  });
}
