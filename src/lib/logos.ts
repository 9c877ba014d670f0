import type { LenientBrand } from '@kindcrate/contract/brands';
import type { LenientImage } from '@kindcrate/contract/images';
import type { LenientOrganization } from '@kindcrate/contract/organizations';

/** A brand or an organization in a grid of logos, with the path of its page. */
export interface Logo {
  href: string;
  title: string;
  image: LenientImage | undefined;
  /** What an organization needs, as `needLines` returns it. */
  needLines?: string[];
}

export function brandLogo({ _id, title, image }: LenientBrand): Logo {
  return { href: `/branddetails/${encodeURIComponent(_id)}`, title, image };
}

export function organizationLogo({ _id, title, images }: LenientOrganization): Logo {
  return { href: `/organizationdetails/${encodeURIComponent(_id)}`, title, image: images[0] };
}
