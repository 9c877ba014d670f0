import { array, type Infer, object, string } from 'superstruct';
import { plainCall } from './call.ts';
import { picture } from './pictures.ts';

/** A call to give one kind of thing, featured on the About and the Donation page. */
export const donationCard = object({
  _id: string(),
  title: string(),
  info: string(),
  description: string(),
  image: picture,
});

export type DonationCard = Infer<typeof donationCard>;

export const listDonationCards = plainCall({
  method: 'GET',
  path: '/donationcard',
  reply: object({ data: array(donationCard) }),
});

export const showDonationCard = plainCall({
  method: 'GET',
  path: '/donationcard/:id',
  reply: object({ data: donationCard }),
});
