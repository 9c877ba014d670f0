import { array, assign, type Infer, object, optional } from 'superstruct';
import { brand } from './brands.ts';
import { multipartEndpoint, plainEndpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { writeReply } from './replies.ts';
import { alt, altOfEdit, edit, entryState, flag, newPicture, paragraphs, revision } from './staff-fields.ts';

/** A brand as the staff sees it. */
export const staffBrand = assign(brand, entryState);

export type StaffBrand = Infer<typeof staffBrand>;

const written = assign(writeReply, object({ data: staffBrand }));

/** Hidden ones too, in their order. */
export const listStaffBrandsEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/brands',
  role: 'staff',
  reply: object({ result: array(staffBrand) }),
});

export const getStaffBrandEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/brands/:id',
  role: 'staff',
  reply: object({ data: staffBrand }),
});

/** Adds a brand at the end of the list. */
export const createBrandEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/brands',
  role: 'staff',
  body: object({
    title: line('Title'),
    info: paragraphs('Info'),
    image: newPicture(),
    alt: alt(),
    hidden: optional(flag('Hidden')),
  }),
  reply: written,
});

export const updateBrandEndpoint = multipartEndpoint({
  method: 'PUT',
  path: '/staff/brands/:id',
  role: 'staff',
  body: edit(
    object({
      title: optional(line('Title')),
      info: optional(paragraphs('Info')),
      image: optional(newPicture()),
      alt: altOfEdit(),
      hidden: optional(flag('Hidden')),
      revision: revision(),
    }),
  ),
  reply: written,
});
