import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { check } from '@kindcrate/contract/check';
import { sendMessageEndpoint } from '@kindcrate/contract/complaints';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/orders';
import { payInSandboxEndpoint } from '@kindcrate/contract/payments';
import { changePasswordEndpoint, updateContactDetailsEndpoint, uploadPhotoEndpoint } from '@kindcrate/contract/profile';
import { updateReceiptEndpoint } from '@kindcrate/contract/receipts';
import { decideRedemptionEndpoint, requestRedemptionEndpoint } from '@kindcrate/contract/redemptions';
import { createBrandEndpoint, updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { updateMessageEndpoint } from '@kindcrate/contract/staff-complaints';
import { updateDonationCardEndpoint } from '@kindcrate/contract/staff-donation-cards';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { arrangeOrganizationImagesEndpoint, updateOrganizationEndpoint } from '@kindcrate/contract/staff-organizations';
import { updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { describe, expect, test } from 'vitest';
import { fixturesOf } from './fixtures.ts';

const bodies: Record<string, NonNullable<Endpoint['body']>> = {
  registration: registerEndpoint.body,
  login: logInEndpoint.body,
  contact: sendMessageEndpoint.body,
  donation: placeOrderEndpoint.body,
  'contact-details': updateContactDetailsEndpoint.body,
  'password-change': changePasswordEndpoint.body,
  photo: uploadPhotoEndpoint.body,
  'new-brand': createBrandEndpoint.body,
  'brand-edit': updateBrandEndpoint.body,
  'donation-card-edit': updateDonationCardEndpoint.body,
  'organization-edit': updateOrganizationEndpoint.body,
  arrangement: arrangeOrganizationImagesEndpoint.body,
  'message-mark': updateMessageEndpoint.body,
  'donor-change': updatePersonEndpoint.body,
  redemption: requestRedemptionEndpoint.body,
  decision: decideRedemptionEndpoint.body,
  'test-card': payInSandboxEndpoint.body,
  'order-move': changeOrderStatusEndpoint.body,
  'receipt-name': updateReceiptEndpoint.body,
};

describe.each(Object.entries(bodies))('the body of a %s', (call, struct) => {
  test.each(fixturesOf(call, 'valid'))('accepts $title', ({ body, checked }) => {
    expect(check(struct, body)).toEqual({ ok: true, value: checked });
  });

  test.each(fixturesOf(call, 'invalid'))('refuses $title', ({ body, messages }) => {
    expect(check(struct, body)).toEqual({ ok: false, fields: messages });
  });

  test.each([null, undefined, 'text', 7, [], [{}]])('refuses %j in one message about the whole', (value) => {
    expect(check(struct, value)).toEqual({ ok: false, fields: { '': 'We couldn’t read what was sent' } });
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
