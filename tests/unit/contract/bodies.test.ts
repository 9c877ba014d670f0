import { logIn, register } from '@kindcrate/contract/accounts';
import type { Call } from '@kindcrate/contract/call';
import { check } from '@kindcrate/contract/check';
import { sendMessage } from '@kindcrate/contract/complaints';
import { placeOrder } from '@kindcrate/contract/orders';
import { payInSandbox } from '@kindcrate/contract/payments';
import { changePassword, updateContactDetails, uploadPhoto } from '@kindcrate/contract/profile';
import { chooseReceiptName } from '@kindcrate/contract/receipts';
import { askForCoins, decideRedemption } from '@kindcrate/contract/redemptions';
import { createBrand, editBrand } from '@kindcrate/contract/staff-brands';
import { markMessage } from '@kindcrate/contract/staff-complaints';
import { editDonationCard } from '@kindcrate/contract/staff-donation-cards';
import { changeDonor } from '@kindcrate/contract/staff-donors';
import { moveOrder } from '@kindcrate/contract/staff-orders';
import { arrangeOrganizationImages, editOrganization } from '@kindcrate/contract/staff-organizations';
import { describe, expect, test } from 'vitest';
import { fixturesOf } from './fixtures.ts';

const bodies: Record<string, NonNullable<Call['body']>> = {
  registration: register.body,
  login: logIn.body,
  contact: sendMessage.body,
  donation: placeOrder.body,
  'contact-details': updateContactDetails.body,
  'password-change': changePassword.body,
  photo: uploadPhoto.body,
  'new-brand': createBrand.body,
  'brand-edit': editBrand.body,
  'donation-card-edit': editDonationCard.body,
  'organization-edit': editOrganization.body,
  arrangement: arrangeOrganizationImages.body,
  'message-mark': markMessage.body,
  'donor-change': changeDonor.body,
  redemption: askForCoins.body,
  decision: decideRedemption.body,
  'test-card': payInSandbox.body,
  'order-move': moveOrder.body,
  'receipt-name': chooseReceiptName.body,
};

describe.each(Object.entries(bodies))('the body of a %s', (call, struct) => {
  test.each(fixturesOf(call, 'valid'))('accepts $title', ({ body, checked }) => {
    expect(check(struct, body)).toEqual({ ok: true, value: checked });
  });

  test.each(fixturesOf(call, 'invalid'))('refuses $title', ({ body, messages }) => {
    expect(check(struct, body)).toEqual({ ok: false, fields: messages });
  });

  test.each([null, undefined, 'text', 7, [], [{}]])('refuses %j in one message about the whole', (value) => {
    expect(check(struct, value)).toEqual({ ok: false, fields: { '': 'What was sent could not be read' } });
  });

  test.each(Object.keys(fixturesOf(call, 'valid')[0]?.body ?? {}))('survives a %s that cannot be printed', (field) => {
    const [fixture] = fixturesOf(call, 'valid');
    const checked = check(struct, { ...fixture?.body, [field]: [{ toString: 1 }] });
    const inField = expect.stringMatching(new RegExp(`^${field}(\\.|$)`));
    expect(Object.keys(checked.ok ? {} : checked.fields)).toContainEqual(inField);
  });

  test.each(['role', 'coins', '__proto__', 'toString', 'constructor'])('drops the unknown field %s', (field) => {
    const [fixture] = fixturesOf(call, 'valid');
    const body = JSON.parse(`{"${field}": [{"toString": 1}]}`);
    expect(check(struct, { ...body, ...fixture?.body })).toEqual({ ok: true, value: fixture?.checked });
  });
});
