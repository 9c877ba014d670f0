import { array, assign, type Infer, object, optional } from 'superstruct';
import { brand } from './brands.ts';
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

/** A brand as staff see it. */
export const staffBrand = assign(brand, entryState);

export type StaffBrand = Infer<typeof staffBrand>;

const brandReply = assign(messageReply, object({ data: staffBrand }));

/** Includes hidden brands, in display order. */
export const listStaffBrandsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/brands',
  needsToken: true,
  reply: object({ result: array(staffBrand) }),
});

export const getStaffBrandEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/brands/:id',
  needsToken: true,
  reply: object({ data: staffBrand }),
});

/** Adds a brand at the end of the list. */
export const createBrandEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/brands',
  needsToken: true,
  body: object({
    title: singleLine('Title'),
    info: paragraphs('Info'),
    image: imageFile(),
    alt: altText(),
    ...visibilityFields(),
  }),
  reply: brandReply,
});

export const updateBrandEndpoint = multipartEndpoint({
  method: 'PUT',
  path: '/staff/brands/:id',
  needsToken: true,
  body: requireChange(
    object({
      title: optional(singleLine('Title')),
      info: optional(paragraphs('Info')),
      image: optional(imageFile()),
      alt: editedAltText(),
      ...visibilityFields(),
      revision: revision(),
    }),
  ),
  reply: brandReply,
});
