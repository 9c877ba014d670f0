import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { getOrganizationEndpoint } from '@kindcrate/contract/organizations';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { uploadProfilePhotoEndpoint } from '@kindcrate/contract/profile-changes';
import { expect, test } from 'vitest';
import { readReply } from '../../../src/lib/reply.ts';

// These replies come from an API that sends only the fields of the given specification (section 3).
const image = { url: '/photos/1.jpg' };
const completeImage = { url: '/photos/1.jpg', thumbnailUrl: '/photos/1.jpg', alt: '' };
const brand = { _id: 'b1', title: 'Bakery', info: 'Bread' };
const order = {
  _id: 'o1',
  itemsName: 'A lamp',
  location: 'Leeds',
  charity: { title: 'Warm Hands' },
  quantity: 1,
  image,
};
const account = { username: 'Amal', email: 'amal@example.com', phone: '01234567890', role: 'user', coins: 2.5 };
const profile = { ...account, profilephoto: image, qrcode: 'data:image/png;base64,' };

const read = (endpoint: Endpoint, reply: unknown) => readReply(endpoint, 200, reply);

test('an image without a thumbnail, a size or a text alternative is its own thumbnail', () => {
  const reply = { result: [{ ...brand, image }] };
  expect(read(listBrandsEndpoint, reply)).toEqual({ result: [{ ...brand, image: completeImage }] });
});

test('an image that is a plain URL becomes an object', () => {
  const card = { title: 'Winter', info: 'Coats', description: 'Warm ones' };
  const reply = { data: [{ ...card, image: image.url }] };
  expect(read(listDonationCardsEndpoint, reply)).toEqual({ data: [{ ...card, image: completeImage }] });
});

test('the images of an organization keep their ids', () => {
  const organization = { _id: 'c1', title: 'Warm Hands', organizationInfo: 'Mittens' };
  const reply = { data: { ...organization, images: [{ _id: 'i1', ...image }] } };
  const images = [{ _id: 'i1', ...completeImage }];
  expect(read(getOrganizationEndpoint, reply)).toEqual({ data: { ...organization, images, outcomes: [] } });
});

test('the fields that an image has are kept', () => {
  const complete = { url: '/1.webp', thumbnailUrl: '/1-400.webp', width: 1600, height: 1200, alt: 'A loaf' };
  const reply = { result: [{ ...brand, image: complete }] };
  expect(read(listBrandsEndpoint, reply)).toEqual(reply);
});

test('a profile may have any role, a QR code without an expiry time, and orders without the fields that our API adds', () => {
  const reply = { data: { ...profile, orders: [{ ...order, status: 'pending' }] } };
  const additions = { items: [], history: [], canCancel: false, coins: 0 };
  const orders = [{ ...order, status: 'pending', image: completeImage, ...additions }];
  expect(read(getProfileEndpoint, reply)).toEqual({ data: { ...profile, profilephoto: completeImage, orders } });
});

test('the reply to a photo upload may contain only "success", and the reply to an order may contain no data', () => {
  expect(read(uploadProfilePhotoEndpoint, { success: true })).toEqual({ success: true });
  expect(read(placeOrderEndpoint, { success: true, message: 'OK' })).toEqual({ success: true, message: 'OK' });
});

test.each([
  ['an image without a URL', listBrandsEndpoint, { result: [{ ...brand, image: { alt: 'A loaf' } }] }],
  [
    'an order without a charity',
    getProfileEndpoint,
    { data: { ...profile, orders: [{ ...order, charity: undefined }] } },
  ],
] as const)('even a lenient check refuses %s', (_, endpoint, reply) => {
  expect(() => read(endpoint, reply)).toThrow();
});

test('our own API must send everything that the contract requires', () => {
  expect(listBrandsEndpoint.reply.is({ result: [{ ...brand, image }] })).toBe(false);
  expect(getProfileEndpoint.reply.is({ data: { ...profile, orders: [] } })).toBe(false);
});
