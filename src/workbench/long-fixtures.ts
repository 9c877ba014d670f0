import type { Brand } from '@kindcrate/contract/brands';
import type { DonationCard } from '@kindcrate/contract/donation-cards';
import type { Need } from '@kindcrate/contract/needs';
import type { Order } from '@kindcrate/contract/orders';
import type { Organization } from '@kindcrate/contract/organizations';
import type { Profile } from '@kindcrate/contract/profile';
import { brand, donationCard, order, organization, organizations, profile } from './fixtures.ts';
import { needs } from './public-need-fixtures.ts';

// Fixtures with very long text, which show whether anything overflows its box.

export const longWord = 'Winterbekleidungssammelstellenleiterinnenversammlung';
export const longLabel = 'Ja, meine Altkleiderspendenbescheinigung jetzt unverbindlich anfordern';
export const longTitle = `${longWord} des Fördervereins der Donaudampfschifffahrtsgesellschaftskapitäne`;
export const longEmail = 'maximiliane.ottilie.schwarzenfels-hohenlohe@kleiderkammer-oberunterammergau.example.com';
/** W is the widest letter, and a username has at most 10 characters. */
export const widestUsername = 'W'.repeat(10);
const longText = `${longTitle}. ${longEmail} — ${longTitle}, ${longTitle}.\n\nhttps://example.com/${longWord}/${longWord}`;

export const longBrand: Brand = { ...brand, title: longTitle, info: longText };
export const longOrganization: Organization = { ...organization, title: longTitle, organizationInfo: longText };
export const longOrganizations: Organization[] = organizations.map((each, index) =>
  index % 2 ? each : { ...each, title: longTitle },
);
export const longCard: DonationCard = { ...donationCard, title: longTitle, info: longText };

export const longNeeds: Need[] = needs.map((need) => ({
  ...need,
  organization: { ...need.organization, title: longTitle },
  words: longWord,
  reason: need.reason && longTitle,
}));

export const longOrder: Order = {
  ...order,
  itemsName: longTitle,
  items: order.items.map((item) => ({ ...item, name: longTitle, quantity: 999_999 })),
  location: `${longWord}straße 1234, ${longWord}`,
  charity: { _id: organization._id, title: longTitle },
  quantity: 999_999,
};

export const longProfile: Profile = {
  ...profile,
  username: widestUsername,
  email: longEmail,
  coins: 1_234_567,
};
