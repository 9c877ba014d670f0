import { acceptInvitationEndpoint, lookUpInvitationEndpoint } from '@kindcrate/contract/invitations';
import { listInvitationsEndpoint, withdrawInvitationEndpoint } from '@kindcrate/contract/staff-invitations';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { blockPersonEndpoint } from '@kindcrate/contract/staff-people';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blockedDonor, donor, invitation, staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { longEmail } from '../../../src/workbench/long-fixtures.ts';
import { donorDetails } from '../../../src/workbench/person-fixtures.ts';
import { copy } from '../copy.ts';
import { mountDesk, openDesk, staffCopy } from '../desk.tsx';
import { mountInvitation, openInvitation } from '../invitation.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openPerson } from '../person.tsx';
import { signInAs } from '../session.ts';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const { people } = staffCopy;
const { invitations, blocking } = people;
const expectText = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const openPersonForms = (person = donor) => openPerson({ ...donorDetails, ...person });
/** The button that withdraws an invitation. Its name ends with the email address, so it is found by the beginning of the name. */
const withdrawButton = page.getByRole('button', { name: invitations.withdraw, exact: false });
const openInvitations = async (result = [invitation]) => {
  await api.reply(listInvitationsEndpoint, { result, next: null });
  await openDesk('people', { people: [donor] });
  await page.getByText(invitations.title).click();
};

const states: Record<string, () => Promise<unknown>> = {
  "the desk: a volunteer's orders": async () => {
    await api.reply(listStaffOrdersEndpoint, { result: [staffOrderWith('submitted')], next: null });
    await mountDesk('people', 'volunteer');
    await expectText(staffCopy.orders.ownOrganization);
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(page.getByRole('tab').elements()).toHaveLength(8);
    expect(page.getByLabelText(staffCopy.orders.organization).elements()).toEqual([]);
    expect(button(staffCopy.orders.download).elements()).toEqual([]);
  },
  'the desk: a blocked person': () => openPersonForms(blockedDonor),
  'the desk: the form for blocking a person, submitted without a reason': async () => {
    await openPersonForms();
    await button(blocking.block).click();
    await expect.element(field(blocking.reason)).toHaveFocus();
  },
  'the desk: a person who was just blocked': async () => {
    const data = { ...blockedDonor, _id: donor._id };
    await api.reply(blockPersonEndpoint, { success: true, message: 'Ines has been blocked', data });
    await openPersonForms();
    await userEvent.fill(field(blocking.reason), blockedDonor.blocked?.reason ?? '');
    await button(blocking.block).click();
    await expectText('Ines has been blocked');
    await expect.element(button(blocking.unblock)).toBeVisible();
  },
  'the desk: open invitations': () => openInvitations(),
  'the desk: no invitations': async () => {
    await openInvitations([]);
    await expectText(invitations.none);
  },
  'the desk: the invitation form, submitted without an email address or an organization': async () => {
    await openInvitations();
    await button(invitations.invite).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByRole('alert').getByRole('link').elements()).toHaveLength(2);
  },
  'the desk: a withdrawn invitation': async () => {
    await openInvitations();
    await api.reply(withdrawInvitationEndpoint, { success: true, message: 'It has been withdrawn' });
    await withdrawButton.click();
    await expectText('It has been withdrawn');
    expect(withdrawButton.elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { name: longEmail })).toHaveFocus();
  },
  'an invitation for a new account': () => openInvitation(),
  'an invitation for a new account, with the form submitted empty': async () => {
    await openInvitation();
    await button(copy.invite.register.submit).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'an invitation for an existing account, opened by a visitor': async () => {
    await openInvitation({ hasAccount: true });
    await expect.element(page.getByRole('link', { name: copy.invite.accept.logInLink })).toBeVisible();
  },
  'an invitation for a different account': async () => {
    await expectBrowserError(/409/);
    signInAs('donor');
    await openInvitation({ hasAccount: true });
    await api.respond(acceptInvitationEndpoint, failure(409, 'This is for another address.', 'conflict'));
    await button(copy.invite.accept.accept).click();
    await expectText('This is for another address.');
  },
  'an invitation that has ended': async () => {
    await expectBrowserError(/404/);
    await api.respond(lookUpInvitationEndpoint, failure(404, 'Gone.', 'not_found'));
    mountInvitation();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the invitation page, which requests nothing when its URL contains no code': async () => {
    mountInvitation('');
    await expectText(copy.invite.linkMissing);
    await expect.element(page.getByRole('link', { name: copy.invite.endedLink.label })).toBeVisible();
    expect(await api.sent(lookUpInvitationEndpoint)).toEqual([]);
  },
  'an invitation that could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(lookUpInvitationEndpoint, { status: 503, json: {} });
    mountInvitation();
    await expectText(copy.invite.failed);
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
