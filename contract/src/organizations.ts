import { array, assign, type Infer, object, string } from 'superstruct';
import { plainEndpoint } from './endpoint.ts';
import { image } from './images.ts';

/** A charity that accepts goods. Cards show its first image; the others form its gallery. */
export const organization = object({
  _id: string(),
  title: string(),
  organizationInfo: string(),
  images: array(assign(object({ _id: string() }), image)),
});

export type Organization = Infer<typeof organization>;

export const listOrganizationsEndpoint = plainEndpoint({
  method: 'GET',
  path: '/organizations',
  reply: object({ result: array(organization) }),
});

export const getOrganizationEndpoint = plainEndpoint({
  method: 'GET',
  path: '/organizations/:id',
  reply: object({ data: organization }),
});
