import { profile } from '@kindcrate/contract/profile';
import { array, nullable, object, optional, string } from 'superstruct';
import { expect, test } from 'vitest';
import { createProjection } from '../src/projection.ts';

const project = createProjection(
  object({
    name: string(),
    note: optional(string()),
    list: array(object({ id: string() })),
    rest: nullable(object({ a: string() })),
  }),
);

test('a projection keeps only declared fields, at every depth', () => {
  const value = { name: 'a', secret: 1, list: [{ id: 'x', secret: 2 }], rest: { a: 'b', secret: 3 } };
  expect(project(value)).toEqual({ name: 'a', list: [{ id: 'x' }], rest: { a: 'b' } });
  expect(project({ name: 'a', list: [], rest: null })).toEqual({ name: 'a', list: [], rest: null });
});

test("a projection of a profile gives the same result as superstruct's own mask", () => {
  const picture = { url: 'u', thumbnailUrl: 't', width: 1, height: 2, alt: '' };
  const order = {
    _id: '1',
    itemsName: 'a',
    location: 'b',
    charity: { _id: 'c', title: 'd' },
    quantity: 1,
    phone: '1',
    status: 'submitted',
    image: picture,
    createdAt: 'x',
    history: [{ status: 'submitted', at: 'x' }],
    canCancel: true,
    coins: 0,
    items: [{ _id: '1', name: 'a', quantity: 1, photos: [picture] }],
  };
  const value = {
    username: 'a',
    email: 'b',
    emailConfirmed: true,
    phone: 'c',
    role: 'donor',
    coins: 1,
    orders: [order],
    profilephoto: picture,
    qrcode: 'q',
    qrcodeExpiresAt: 'z',
  };
  const withUndeclaredFields = {
    ...value,
    password_hash: 'h',
    orders: [{ ...order, user_id: 'u', charity: { ...order.charity, is_sample: 1 } }],
  };
  expect(createProjection(profile)(withUndeclaredFields)).toEqual(profile.mask(withUndeclaredFields));
  expect(createProjection(profile)(withUndeclaredFields)).toEqual(value);
});
