import type { AcceptedBrand } from '@kindcrate/contract/brands';
import type { AcceptedImage } from '@kindcrate/contract/images';
import type { AcceptedOrganization } from '@kindcrate/contract/organizations';

/** A brand or an organization in a list, with the path of its page. */
export interface Logo {
  href: string;
  title: string;
  image: AcceptedImage | undefined;
}

export function brandLogo({ _id, title, image }: AcceptedBrand): Logo {
  return { href: `/branddetails/${encodeURIComponent(_id)}`, title, image };
}

export function organizationLogo({ _id, title, images }: AcceptedOrganization): Logo {
  return { href: `/organizationdetails/${encodeURIComponent(_id)}`, title, image: images[0] };
}
