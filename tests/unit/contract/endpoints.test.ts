import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { getBrandEndpoint, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { getOrganizationEndpoint, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { fillPath } from '@kindcrate/contract/path-params';
import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import {
  changePasswordEndpoint,
  updateContactDetailsEndpoint,
  uploadProfilePhotoEndpoint,
} from '@kindcrate/contract/profile-changes';
import { describe, expect, test } from 'vitest';

/** The table of endpoints in section 7 of the specification, verbatim and in the same order. */
const table: [line: string, sends: Endpoint['sends'], token: 'token' | 'no token', ...endpoints: Endpoint[]][] = [
  ['GET /brands', 'nothing', 'no token', listBrandsEndpoint],
  ['GET /organizations', 'nothing', 'no token', listOrganizationsEndpoint],
  ['GET /donationcard', 'nothing', 'no token', listDonationCardsEndpoint],
  ['GET /donationcard/{id}', 'nothing', 'no token', getDonationCardEndpoint],
  ['GET /brands/{id}', 'nothing', 'no token', getBrandEndpoint],
  ['GET /organizations/{id}', 'nothing', 'no token', getOrganizationEndpoint],
  ['POST /Login', 'json', 'no token', logInEndpoint],
  ['POST /register', 'json', 'no token', registerEndpoint],
  ['GET /profile', 'nothing', 'token', getProfileEndpoint],
  ['PUT /profile/uploadphoto', 'multipart', 'token', uploadProfilePhotoEndpoint],
  ['PUT /profile/update', 'json', 'token', updateContactDetailsEndpoint, changePasswordEndpoint],
  ['POST /complaints/contact', 'json', 'no token', sendMessageEndpoint],
  ['POST /order/donataionorder', 'multipart', 'token', placeOrderEndpoint],
  ['GET /payment/donate', 'nothing', 'no token', startPaymentEndpoint],
];

describe.each(table)('%s', (line, sends, token, ...endpoints) => {
  test('matches the contract', () => {
    for (const endpoint of endpoints) {
      expect(`${endpoint.method} ${endpoint.path.replace(':id', '{id}')}`).toBe(line);
      expect(endpoint).toMatchObject({ sends, needsToken: token === 'token' });
      expect(endpoint.body !== undefined).toBe(sends !== 'nothing');
    }
  });
});

test('the table of the specification lists 14 endpoints', () => {
  expect(new Set(table.map(([line]) => line)).size).toBe(14);
});

describe('fillPath', () => {
  test.each([
    ['/brands', {}, '/brands'],
    ['/brands/:id', { id: '7' }, '/brands/7'],
    ['/brands/:id', { id: 'Warm-Hands' }, '/brands/Warm-Hands'],
    ['/brands/:id', { id: '../profile' }, '/brands/..%2Fprofile'],
    ['/brands/:id', { id: 'a b?c#d&é' }, '/brands/a%20b%3Fc%23d%26%C3%A9'],
    ['/brands/:id', { id: '$&' }, '/brands/%24%26'],
    ['/a/:one/b/:two', { two: '2', one: '1' }, '/a/1/b/2'],
    ['/brands/:id', {}, '/brands/'],
  ])('fills the path %s with %j: %s', (path, parameters, filled) => {
    expect(fillPath(path, parameters)).toBe(filled);
  });
});
