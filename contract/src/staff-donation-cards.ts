import { array, assign, type Infer, object, optional } from 'superstruct';
import { donationCard } from './donation-cards.ts';
import { bodylessEndpoint, multipartEndpoint } from './endpoint.ts';
import { singleLine } from './fields.ts';
import { messageReply } from './replies.ts';
import {
  altText,
  editedAltText,
  entryState,
  imageFile,
  paragraphs,
  requireChange,
  revision,
  visibilityFields,
} from './staff-fields.ts';

/** A donation card as staff see it. */
export const staffDonationCard = assign(donationCard, entryState);

export type StaffDonationCard = Infer<typeof staffDonationCard>;

const cardReply = assign(messageReply, object({ data: staffDonationCard }));

/** Includes hidden cards, in display order. */
export const listStaffDonationCardsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/donationcards',
  needsToken: true,
  reply: object({ result: array(staffDonationCard) }),
});

export const getStaffDonationCardEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/donationcards/:id',
  needsToken: true,
  reply: object({ data: staffDonationCard }),
});

/** Adds a card at the end of the list. */
export const createDonationCardEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/donationcards',
  needsToken: true,
  body: object({
    title: singleLine('Title'),
    info: paragraphs('Info'),
    description: paragraphs('Description'),
    image: imageFile(),
    alt: altText(),
    ...visibilityFields(),
  }),
  reply: cardReply,
});

export const updateDonationCardEndpoint = multipartEndpoint({
  method: 'PUT',
  path: '/staff/donationcards/:id',
  needsToken: true,
  body: requireChange(
    object({
      title: optional(singleLine('Title')),
      info: optional(paragraphs('Info')),
      description: optional(paragraphs('Description')),
      image: optional(imageFile()),
      alt: editedAltText(),
      ...visibilityFields(),
      revision: revision(),
    }),
  ),
  reply: cardReply,
});
