import { logInEndpoint, tokenPayload } from '@kindcrate/contract/accounts';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { check } from '@kindcrate/contract/check';
import type { BodyOf, ReplyOf } from '@kindcrate/contract/endpoint';
import type { FileLike } from '@kindcrate/contract/fields';
import type { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { type OrderStatus, orderStatuses } from '@kindcrate/contract/orders';
import { getProfileEndpoint, type Profile } from '@kindcrate/contract/profile';
import { failureReply } from '@kindcrate/contract/replies';
import { roles } from '@kindcrate/contract/roles';
import { describe, expect, expectTypeOf, test } from 'vitest';

const image = { url: '/images/a.webp', thumbnailUrl: '/images/a-400.webp', width: 1600, height: 1200, alt: '' };
const order = {
  _id: 'o1',
  itemsName: 'Winter coats',
  location: 'Leeds',
  charity: { _id: 'c1', title: 'Warm Hands' },
  quantity: 3,
  phone: '0113 496 0000',
  status: 'submitted',
  image,
  items: [{ _id: 'i1', name: 'Winter coats', quantity: 3, photos: [image] }],
  createdAt: '2026-11-20T10:00:00.000Z',
  history: [{ status: 'submitted', at: '2026-11-20T10:00:00.000Z' }],
  canCancel: true,
  coins: 0,
};
const profile = {
  username: 'mia',
  email: 'mia@example.com',
  emailConfirmed: true,
  phone: '01234567890',
  role: 'donor',
  coins: 0,
  orders: [order],
  profilephoto: image,
  qrcode: 'data:image/svg+xml,x',
  qrcodeExpiresAt: '2026-11-20T10:05:00.000Z',
};

describe('the check of a reply', () => {
  test('drops every field that is not in the contract, at any depth', () => {
    const leaky = {
      ...profile,
      passwordHash: 'x',
      orders: [{ ...order, user: 'u1', image: { ...image, path: '/x' } }],
    };
    expect(check(getProfileEndpoint.reply, { data: leaky, internal: true })).toEqual({
      ok: true,
      value: { data: profile },
    });
  });

  test('lists every invalid field', () => {
    const wrong = { data: { ...profile, coins: 1.5, orders: [{ ...order, status: 'lost' }], qrcode: undefined } };
    const checked = check(getProfileEndpoint.reply, wrong);
    expect(checked.ok ? [] : Object.keys(checked.fields).sort()).toEqual([
      'data.coins',
      'data.orders.0.status',
      'data.qrcode',
    ]);
  });

  test.each(orderStatuses)('accepts an order that is %s', (status) => {
    expect(check(getProfileEndpoint.reply, { data: { ...profile, orders: [{ ...order, status }] } }).ok).toBe(true);
  });

  test.each(roles)('accepts the role %s', (role) => {
    expect(check(getProfileEndpoint.reply, { data: { ...profile, role } }).ok).toBe(true);
  });

  test('accepts a reply to a login that has a token or asks for the second factor', () => {
    expect(check(logInEndpoint.reply, { success: true, message: 'Login is successful', token: 'a.b.c' }).ok).toBe(true);
    expect(check(logInEndpoint.reply, { success: true, message: 'Login is successful' }).ok).toBe(false);
    const secondFactor = { challenge: 'abc', hasAuthenticator: true, rpId: 'localhost', passkeys: [] };
    expect(check(logInEndpoint.reply, { success: true, message: 'One more step', secondFactor }).ok).toBe(true);
  });

  test('accepts an empty list, but not a bare array', () => {
    expect(check(listBrandsEndpoint.reply, { result: [] }).ok).toBe(true);
    expect(check(listBrandsEndpoint.reply, []).ok).toBe(false);
  });
});

describe('a failure reply', () => {
  const failure = { success: false, message: 'That is taken', code: 'email_taken', fields: { email: 'That is taken' } };

  test('has a message, a code and optional fields', () => {
    expect(check(failureReply, failure)).toEqual({ ok: true, value: failure });
    expect(check(failureReply, { ...failure, fields: undefined }).ok).toBe(true);
  });

  test.each([{ success: true }, { code: 'oops' }, { message: undefined }, { fields: ['email'] }])(
    'cannot have %j',
    (change) => {
      expect(check(failureReply, { ...failure, ...change }).ok).toBe(false);
    },
  );
});

describe('a token payload', () => {
  const payload = { iss: 'k', aud: 'k', sub: 'u1', sid: 's1', username: 'mia', role: 'donor', iat: 1, exp: 2 };

  test('is valid without the time of issue', () => {
    expect(check(tokenPayload, { ...payload, iat: undefined }).ok).toBe(true);
  });

  test.each(['iss', 'aud', 'sub', 'sid', 'username', 'role', 'exp'])('requires %s', (claim) => {
    expect(check(tokenPayload, { ...payload, [claim]: undefined }).ok).toBe(false);
  });
});

test('the types of bodies and replies come from their structs', () => {
  expectTypeOf<BodyOf<typeof placeOrderEndpoint>['charity']>().toEqualTypeOf<string>();
  expectTypeOf<BodyOf<typeof placeOrderEndpoint>['image']>().toEqualTypeOf<FileLike | undefined>();
  expectTypeOf<BodyOf<typeof getProfileEndpoint>>().toEqualTypeOf<undefined>();
  expectTypeOf<ReplyOf<typeof getProfileEndpoint>['data']>().toEqualTypeOf<Profile>();
  expectTypeOf<ReplyOf<typeof placeOrderEndpoint>['data']['status']>().toEqualTypeOf<OrderStatus>();
});
