import { array, assign, coerce, define, type Infer, object, optional, refine, Struct } from 'superstruct';
import { jsonEndpoint, multipartEndpoint, plainEndpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { organization } from './organizations.ts';
import { writeReply } from './replies.ts';
import { alt, edit, entryState, flag, newPicture, paragraphs, revision } from './staff-fields.ts';

/** An organization as the staff sees it. */
export const staffOrganization = assign(organization, entryState);

export type StaffOrganization = Infer<typeof staffOrganization>;

const written = assign(writeReply, object({ data: staffOrganization }));

/** Hidden ones too, in their order. */
export const listStaffOrganizationsEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/organizations',
  role: 'staff',
  reply: object({ result: array(staffOrganization) }),
});

export const getStaffOrganizationEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/organizations/:id',
  role: 'staff',
  reply: object({ data: staffOrganization }),
});

/** Adds an organization at the end of the list, with its card image. */
export const createOrganizationEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/organizations',
  role: 'staff',
  body: object({
    title: line('Title'),
    organizationInfo: paragraphs('Info'),
    image: newPicture(),
    alt: alt(),
    hidden: optional(flag('Hidden')),
  }),
  reply: written,
});

/** Edits all but the pictures. */
export const updateOrganizationEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/organizations/:id',
  role: 'staff',
  body: edit(
    object({
      title: optional(line('Title')),
      organizationInfo: optional(paragraphs('Info')),
      hidden: optional(flag('Hidden')),
      revision: revision(),
    }),
  ),
  reply: written,
});

/** Adds a picture behind the others. */
export const addOrganizationImageEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/organizations/:id/images',
  role: 'staff',
  body: object({ image: newPicture(), alt: alt(), revision: revision() }),
  reply: written,
});

/** Gives the pictures another order and other words. The first is the card image; what is left out is removed. */
export const arrangeOrganizationImagesEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/organizations/:id/images',
  role: 'staff',
  body: object({ images: arrangement(), revision: revision() }),
  reply: written,
});

/** superstruct's own messages print the value, which throws on some bodies; see `typed`. */
function arrangement() {
  const _id = define<string>('id', (value) => typeof value === 'string' || messages.images);
  const anObject = define<object>(
    'object',
    (value) => (typeof value === 'object' && value !== null) || messages.images,
  );
  const parts = new Struct({ ...object({ _id, alt: alt() }), validator: anObject.validator });
  // What is not asked for goes before it is looked at.
  const image = coerce(parts, anObject, ({ _id, alt }: { _id?: unknown; alt?: unknown }) => ({ _id, alt }));
  const images = array(image);
  const list = new Struct({ ...images, validator: (value) => Array.isArray(value) || messages.images });
  return refine(list, 'arrangement', (value) => {
    const isEachOnce = new Set(value.map((each) => each._id)).size === value.length;
    return (isEachOnce && value.length >= 1 && value.length <= limits.organizationImages) || messages.images;
  });
}
