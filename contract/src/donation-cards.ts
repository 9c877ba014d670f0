import { array, assign, type Infer, object, optional, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { image, lenientImage } from './images.ts';

/** An appeal for one kind of goods, featured on the About and Donation pages. */
export const donationCard = object({
  _id: string(),
  title: string(),
  info: string(),
  description: string(),
  image,
});

export type DonationCard = Infer<typeof donationCard>;

const lenientDonationCard = assign(donationCard, object({ _id: optional(string()), image: lenientImage }));

/** A donation card as the site accepts it. */
export type LenientDonationCard = Infer<typeof lenientDonationCard>;

export const listDonationCardsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/donationcard',
  reply: object({ data: array(donationCard) }),
  accepts: object({ data: array(lenientDonationCard) }),
});

export const getDonationCardEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/donationcard/:id',
  reply: object({ data: donationCard }),
});
