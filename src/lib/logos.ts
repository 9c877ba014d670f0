import type { Brand } from '@kindcrate/contract/brands';
import type { Image } from '@kindcrate/contract/images';
import type { Organization } from '@kindcrate/contract/organizations';

/** A brand or an organization in a list, with the path of its page. */
export interface Logo {
  href: string;
  title: string;
  image: Image | undefined;
}

export function brandLogo({ _id, title, image }: Brand): Logo {
  return { href: `/branddetails/${encodeURIComponent(_id)}`, title, image };
}

export function organizationLogo({ _id, title, images }: Organization): Logo {
  return { href: `/organizationdetails/${encodeURIComponent(_id)}`, title, image: images[0] };
}
