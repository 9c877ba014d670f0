import type { Brand } from '@kindcrate/contract/brands';
import type { Image as CatalogImage } from '@kindcrate/contract/images';
import type { Organization } from '@kindcrate/contract/organizations';
import { resolveApiUrl } from '../lib/api-url.ts';

export interface Logo {
  href: string;
  title: string;
  image: CatalogImage | undefined;
}

export function brandLogo({ _id, title, image }: Brand): Logo {
  return { href: `/branddetails/${encodeURIComponent(_id)}`, title, image };
}

export function organizationLogo({ _id, title, images }: Organization): Logo {
  return { href: `/organizationdetails/${encodeURIComponent(_id)}`, title, image: images[0] };
}

/** A list of links, each with an image above the name. */
export function createLogoList(logos: Logo[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'logo-grid';
  list.append(...logos.map(createItem));
  return list;
}

function createItem({ href, title, image }: Logo): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'logo-grid__logo';
  link.href = href;
  if (image) link.append(createImage(image));
  const name = document.createElement('span');
  name.className = 'logo-grid__name';
  name.textContent = title;
  link.append(name);
  item.append(link);
  return item;
}

/** The alternative text is empty because the name is below the image. */
function createImage({ thumbnailUrl, width, height }: CatalogImage): HTMLImageElement {
  const image = new Image(width, height);
  image.className = 'logo-grid__image';
  image.alt = '';
  image.src = resolveApiUrl(thumbnailUrl);
  return image;
}
