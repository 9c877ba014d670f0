import { array, type Infer, object, string } from 'superstruct';
import { plainEndpoint } from './endpoint.ts';
import { image } from './images.ts';

/** An appeal for one kind of goods, featured on the About and the Donation page. */
export const donationCard = object({
  _id: string(),
  title: string(),
  info: string(),
  description: string(),
  image,
});

export type DonationCard = Infer<typeof donationCard>;

export const listDonationCardsEndpoint = plainEndpoint({
  method: 'GET',
  path: '/donationcard',
  reply: object({ data: array(donationCard) }),
});

export const getDonationCardEndpoint = plainEndpoint({
  method: 'GET',
  path: '/donationcard/:id',
  reply: object({ data: donationCard }),
});
