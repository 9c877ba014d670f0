import type { Brand } from '@kindcrate/contract/brands';
import type { DonationCard } from '@kindcrate/contract/donation-cards';
import type { Image } from '@kindcrate/contract/images';
import { type Order, orderStatuses } from '@kindcrate/contract/orders';
import type { Organization } from '@kindcrate/contract/organizations';
import type { Profile, RedemptionCode } from '@kindcrate/contract/profile';
import type { Redemption } from '@kindcrate/contract/redemptions';
import type { AuthenticatorSetup, SecondFactors, SecondStep } from '@kindcrate/contract/second-factors';
import type { Session } from '@kindcrate/contract/sessions';
import kitchen from '../assets/illustrations/activity-kitchen.svg?url';
import library from '../assets/illustrations/activity-library.svg?url';
import sortingDay from '../assets/illustrations/activity-sorting-day.svg?url';
import toyHospital from '../assets/illustrations/activity-toy-hospital.svg?url';
import winterVans from '../assets/illustrations/activity-winter-vans.svg?url';
import portrait from '../assets/illustrations/portrait-1.svg?url';
import qrCode from './example-qr-code.svg?url';

// Sample API replies for visitors and donors.

const createPicture = (url: string, alt: string, width = 480, height = 360): Image => ({
  url,
  thumbnailUrl: url,
  width,
  height,
  alt,
});

const pictures = [
  createPicture(winterVans, 'A van in the snow with its doors open'),
  createPicture(toyHospital, 'A woman mends a bear at a table'),
  createPicture(library, 'A bus with shelves of books'),
  createPicture(kitchen, 'People cook together'),
  createPicture(sortingDay, 'People sort clothes at a long table'),
] as const;

/** The first `count` pictures, as images of an organization: the first image is shown on cards, and the others form the gallery. */
const firstImages = (count: number) =>
  pictures.slice(0, count).map((picture, index) => ({ _id: `${index}`, ...picture }));

export const gallery = firstImages(5).slice(1);

export const organization: Organization = {
  _id: 'mantle-and-mitten',
  title: 'Mantle & Mitten',
  organizationInfo:
    'A coat room by the harbor, open six days a week to anyone who is cold.\n\nWe need winter coats in every size, boots with good soles, blankets, hats and gloves.',
  images: firstImages(5),
};

const titles = ['Mantle & Mitten', 'First Bell Satchels', 'Ladle Lane Kitchen', 'Pagewheel Library'];

export const organizations: Organization[] = titles.map((title, index) => ({
  ...organization,
  _id: `organization-${index}`,
  title,
  // Each has a different image.
  images: firstImages(index + 1).slice(index),
}));

export const brand: Brand = {
  _id: 'thimbleloaf-bakery',
  title: 'Thimbleloaf Bakery',
  info: 'Rye, seeds and a warm shop window since before anyone can remember.\n\nTen coins buy a loaf.',
  image: createPicture(kitchen, 'People bake bread together'),
};

export const brands: Brand[] = ['Thimbleloaf Bakery', 'Moth & Margin', 'Pennytyre Cycles', 'Turnip Hollow'].map(
  (title, index) => ({ ...brand, _id: `brand-${index}`, title, image: pictures[index] ?? brand.image }),
);

export const donationCard: DonationCard = {
  _id: 'a-warm-winter',
  title: 'A warm winter',
  info: 'Coats, blankets and boots for the harbor, before the first frost.',
  description: 'Everything that keeps people warm.',
  image: pictures[0],
};

export const order: Order = {
  _id: 'order-0',
  itemsName: 'Three winter coats, adult sizes',
  location: '12 Example Street, Example Town',
  charity: { _id: organization._id, title: organization.title },
  quantity: 3,
  phone: '01234567890',
  status: 'under review',
  image: pictures[1],
  items: [{ _id: 'item-0', name: 'Three winter coats, adult sizes', quantity: 3, photos: [pictures[1]] }],
  createdAt: '2026-11-07T09:30:00.000Z',
  history: [
    { status: 'submitted', at: '2026-11-07T09:30:00.000Z' },
    { status: 'under review', at: '2026-11-07T14:05:00.000Z' },
  ],
  canCancel: true,
  coins: 0,
};

/** Nine orders that cycle through the statuses. */
export const orders: Order[] = Array.from({ length: 9 }, (_, index) => ({
  ...order,
  _id: `order-${index}`,
  status: orderStatuses[index % orderStatuses.length] ?? order.status,
}));

export const profile: Profile = {
  username: 'Ines',
  email: 'ines@example.com',
  emailConfirmed: true,
  phone: '01234567890',
  role: 'donor',
  coins: 128,
  orders,
  profilephoto: createPicture(portrait, '', 120, 120),
  qrcode: qrCode,
  qrcodeExpiresAt: '2026-11-08T09:30:00.000Z',
};

/** A code that the donor in `profile` shows to a partner. */
export const redemptionCode: RedemptionCode = {
  qrcode: profile.qrcode,
  qrcodeExpiresAt: profile.qrcodeExpiresAt,
  shortCode: '7Q2M-9XKD',
};

/** The devices on which the donor in `profile` is logged in. */
export const openSessions: Session[] = [
  {
    _id: 'session-1',
    browser: 'Firefox',
    system: 'Linux',
    loggedInAt: '2026-11-08T08:12:00.000Z',
    lastUsedAt: '2026-11-08T09:00:00.000Z',
    isCurrent: true,
  },
  {
    _id: 'session-2',
    browser: 'Chrome',
    system: 'Android',
    loggedInAt: '2026-11-05T17:40:00.000Z',
    lastUsedAt: '2026-11-07T18:00:00.000Z',
    isCurrent: false,
  },
  {
    _id: 'session-3',
    browser: '',
    system: '',
    loggedInAt: '2026-11-03T10:05:00.000Z',
    lastUsedAt: '2026-11-03T10:05:00.000Z',
    isCurrent: false,
  },
];

/** The passkeys of the donor in `profile`. */
export const passkeys: SecondFactors['passkeys'] = [
  {
    _id: 'passkey-1',
    name: 'Phone',
    createdAt: '2026-11-03T10:05:00.000Z',
    lastUsedAt: '2026-11-07T18:00:00.000Z',
  },
  { _id: 'passkey-2', name: 'Blue security key', createdAt: '2026-11-05T17:40:00.000Z', lastUsedAt: null },
];

export const secondStep: SecondStep = {
  challenge: 'challenge',
  hasAuthenticator: true,
  rpId: 'localhost',
  passkeys: passkeys.map(({ _id }) => ({ id: _id, transports: [] })),
};

export const authenticatorSetup: AuthenticatorSetup = {
  uri: 'otpauth://totp/Kindcrate:amal@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qrcode: qrCode,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7Q2M-9XKD-4ZTW-B8H${index}`);

/** A partner's request for coins of the donor in `profile`. */
export const redemption: Redemption = {
  _id: 'redemption-1',
  status: 'pending',
  coins: 12,
  brand: brand.title,
  firstName: profile.username,
  reference: '',
  createdAt: '2026-11-08T09:28:30.000Z',
  expiresAt: '2026-11-08T09:30:30.000Z',
};
