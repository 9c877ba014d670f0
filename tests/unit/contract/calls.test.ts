import { logIn, register } from '@kindcrate/contract/accounts';
import { listBrands, showBrand } from '@kindcrate/contract/brands';
import { type Call, fillPath } from '@kindcrate/contract/call';
import { sendMessage } from '@kindcrate/contract/complaints';
import { listDonationCards, showDonationCard } from '@kindcrate/contract/donation-cards';
import { placeOrder } from '@kindcrate/contract/orders';
import { listOrganizations, showOrganization } from '@kindcrate/contract/organizations';
import { startPayment } from '@kindcrate/contract/payments';
import { changePassword, showProfile, updateContactDetails, uploadPhoto } from '@kindcrate/contract/profile';
import { describe, expect, test } from 'vitest';

/** The specification's table of calls (section 7), letter by letter, in its order. */
const table: [line: string, sends: Call['sends'], token: 'token' | 'no token', ...calls: Call[]][] = [
  ['GET /brands', 'nothing', 'no token', listBrands],
  ['GET /organizations', 'nothing', 'no token', listOrganizations],
  ['GET /donationcard', 'nothing', 'no token', listDonationCards],
  ['GET /donationcard/{id}', 'nothing', 'no token', showDonationCard],
  ['GET /brands/{id}', 'nothing', 'no token', showBrand],
  ['GET /organizations/{id}', 'nothing', 'no token', showOrganization],
  ['POST /Login', 'json', 'no token', logIn],
  ['POST /register', 'json', 'no token', register],
  ['GET /profile', 'nothing', 'token', showProfile],
  ['PUT /profile/uploadphoto', 'multipart', 'token', uploadPhoto],
  ['PUT /profile/update', 'json', 'token', updateContactDetails, changePassword],
  ['POST /complaints/contact', 'json', 'no token', sendMessage],
  ['POST /order/donataionorder', 'multipart', 'token', placeOrder],
  ['GET /payment/donate', 'nothing', 'no token', startPayment],
];

describe.each(table)('%s', (line, sends, token, ...calls) => {
  test('is what the contract says', () => {
    for (const call of calls) {
      expect(`${call.method} ${call.path.replace(':id', '{id}')}`).toBe(line);
      expect(call).toMatchObject({ sends, needsToken: token === 'token' });
      expect(call.body !== undefined).toBe(sends !== 'nothing');
    }
  });
});

test('the table has fourteen calls', () => {
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
  ])('makes of %s and %j the path %s', (path, parameters, filled) => {
    expect(fillPath(path, parameters)).toBe(filled);
  });
});
