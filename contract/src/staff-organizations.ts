import { array, assign, coerce, define, type Infer, object, omit, optional, refine, Struct } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, multipartEndpoint } from './endpoint.ts';
import { singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { organization } from './organizations.ts';
import { messageReply } from './replies.ts';
import {
  altText,
  entryState,
  imageFile,
  paragraphs,
  requireChange,
  revision,
  visibilityFields,
} from './staff-fields.ts';

/** An organization as staff see it. Its place has endpoints and revisions of its own; see `staff-places.ts`. */
export const staffOrganization = assign(omit(organization, ['place']), entryState);

export type StaffOrganization = Infer<typeof staffOrganization>;

const organizationReply = assign(messageReply, object({ data: staffOrganization }));

/** Includes hidden organizations, in display order. */
export const listStaffOrganizationsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/organizations',
  needsToken: true,
  reply: object({ result: array(staffOrganization) }),
});

export const getStaffOrganizationEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/organizations/:id',
  needsToken: true,
  reply: object({ data: staffOrganization }),
});

/** Adds an organization at the end of the list, with its card image. */
export const createOrganizationEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/organizations',
  needsToken: true,
  body: object({
    title: singleLine('Title'),
    organizationInfo: paragraphs('Info'),
    image: imageFile(),
    alt: altText(),
    ...visibilityFields(),
  }),
  reply: organizationReply,
});

/** Edits everything except the images. */
export const updateOrganizationEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/organizations/:id',
  needsToken: true,
  body: requireChange(
    object({
      title: optional(singleLine('Title')),
      organizationInfo: optional(paragraphs('Info')),
      ...visibilityFields(),
      revision: revision(),
    }),
  ),
  reply: organizationReply,
});

/** Adds an image after the others, or in place of the image whose `_id` is `replaces`, which is then deleted. */
export const addOrganizationImageEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/organizations/:id/images',
  needsToken: true,
  body: object({
    image: imageFile(),
    alt: altText(),
    replaces: optional(singleLine('Replaces')),
    revision: revision(),
  }),
  reply: organizationReply,
});

/** Sets the order and the text alternatives of the images. The first becomes the card image; images that are left out are removed. */
export const arrangeOrganizationImagesEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/organizations/:id/images',
  needsToken: true,
  body: object({ images: orderedImages(), revision: revision() }),
  reply: organizationReply,
});

/**
 * The images that stay, in their new order. Each validator is our own, because superstruct's messages print the value and
 * can therefore throw; see `anyString`.
 */
function orderedImages() {
  const _id = define<string>('id', (value) => typeof value === 'string' || messages.images);
  const anyObject = define<object>(
    'object',
    (value) => (typeof value === 'object' && value !== null) || messages.images,
  );
  const imageFields = new Struct({ ...object({ _id, alt: altText() }), validator: anyObject.validator });
  // Drops unknown fields before the image is validated.
  const image = coerce(imageFields, anyObject, ({ _id, alt }: { _id?: unknown; alt?: unknown }) => ({ _id, alt }));
  const images = array(image);
  const list = new Struct({ ...images, validator: (value) => Array.isArray(value) || messages.images });
  return refine(list, 'arrangement', (value) => {
    const areUnique = new Set(value.map((image) => image._id)).size === value.length;
    return (areUnique && value.length >= 1 && value.length <= limits.organizationImages) || messages.images;
  });
}
