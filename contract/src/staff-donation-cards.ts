import { array, assign, type Infer, object, optional } from 'superstruct';
import { donationCard } from './donation-cards.ts';
import { multipartEndpoint, plainEndpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { writeReply } from './replies.ts';
import { alt, altOfEdit, edit, entryState, flag, newPicture, paragraphs, revision } from './staff-fields.ts';

/** A donation card as the staff sees it. */
export const staffDonationCard = assign(donationCard, entryState);

export type StaffDonationCard = Infer<typeof staffDonationCard>;

const written = assign(writeReply, object({ data: staffDonationCard }));

/** Hidden ones too, in their order. */
export const listStaffDonationCardsEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/donationcards',
  role: 'staff',
  reply: object({ result: array(staffDonationCard) }),
});

export const getStaffDonationCardEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/donationcards/:id',
  role: 'staff',
  reply: object({ data: staffDonationCard }),
});

/** Adds a card at the end of the list. */
export const createDonationCardEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/donationcards',
  role: 'staff',
  body: object({
    title: line('Title'),
    info: paragraphs('Info'),
    description: paragraphs('Description'),
    image: newPicture(),
    alt: alt(),
    hidden: optional(flag('Hidden')),
  }),
  reply: written,
});

export const updateDonationCardEndpoint = multipartEndpoint({
  method: 'PUT',
  path: '/staff/donationcards/:id',
  role: 'staff',
  body: edit(
    object({
      title: optional(line('Title')),
      info: optional(paragraphs('Info')),
      description: optional(paragraphs('Description')),
      image: optional(newPicture()),
      alt: altOfEdit(),
      hidden: optional(flag('Hidden')),
      revision: revision(),
    }),
  ),
  reply: written,
});
