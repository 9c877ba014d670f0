import { array, assign, defaulted, type Infer, object, optional, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { image, lenientOrganizationImage } from './images.ts';
import { publicOutcome } from './outcomes.ts';
import { place } from './places.ts';

/** A charity that accepts goods. Cards show its first image; the others form its gallery. */
export const organization = object({
  _id: string(),
  title: string(),
  organizationInfo: string(),
  images: array(assign(object({ _id: string() }), image)),
  /** Missing until someone at the desk enters the place. */
  place: optional(place),
});

export type Organization = Infer<typeof organization>;

const lenientOrganization = assign(organization, object({ images: array(lenientOrganizationImage) }));

/** An organization as the site accepts it. */
export type LenientOrganization = Infer<typeof lenientOrganization>;

export const listOrganizationsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/organizations',
  reply: object({ result: array(organization) }),
  accepts: object({ result: array(lenientOrganization) }),
});

/**
 * An organization with the latest public outcomes of gifts to it, at most `maxPublicOutcomes`. Sample outcomes are included only while
 * there are no others.
 */
export const organizationWithOutcomes = assign(organization, object({ outcomes: array(publicOutcome) }));

export const getOrganizationEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/organizations/:id',
  reply: object({ data: organizationWithOutcomes }),
  accepts: object({ data: assign(lenientOrganization, object({ outcomes: defaulted(array(publicOutcome), []) })) }),
});
