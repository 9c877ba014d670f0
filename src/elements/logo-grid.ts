import type { Brand } from '@kindcrate/contract/brands';
import type { Organization } from '@kindcrate/contract/organizations';
import type { Picture } from '@kindcrate/contract/pictures';
import { fromApi } from '../lib/api-url.ts';
import { brands, type List, organizations } from '../stores/catalog.ts';
import { lightElement } from './element.ts';
import { tryAgain } from './try-again.ts';

interface Props {
  source: 'brands' | 'organizations';
  failed: string;
  again: string;
}

interface Logo {
  href: string;
  title: string;
  picture: Picture | undefined;
}

/** The logos of all brands or organizations, each leading to its page. Until they are there, the places stay empty. */
export default lightElement<Props>('logo-grid', (host) => {
  if (host.getAttribute('source') === 'brands') show(host, brands, logoOfBrand);
  else show(host, organizations, logoOfOrganization);
});

function logoOfBrand({ _id, title, image }: Brand): Logo {
  return { href: `/branddetails/${encodeURIComponent(_id)}`, title, picture: image };
}

function logoOfOrganization({ _id, title, images }: Organization): Logo {
  return { href: `/organizationdetails/${encodeURIComponent(_id)}`, title, picture: images[0] };
}

function show<T>(host: HTMLElement, { $items, reload }: List<T>, toLogo: (item: T) => Logo): void {
  const words = { failed: host.getAttribute('failed') ?? '', again: host.getAttribute('again') ?? '' };
  $items.subscribe((loaded) => {
    if (loaded.state === 'ready') host.replaceChildren(toList(loaded.items.map(toLogo)));
    if (loaded.state === 'failed') host.replaceChildren(tryAgain(words, () => void reload()));
  });
}

function toList(logos: Logo[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'logo-grid';
  list.append(...logos.map(toItem));
  return list;
}

function toItem({ href, title, picture }: Logo): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'logo-grid__logo';
  link.href = href;
  if (picture) link.append(toImage(picture));
  const name = document.createElement('span');
  name.className = 'logo-grid__name';
  name.textContent = title;
  link.append(name);
  item.append(link);
  return item;
}

/** Its alternative text is empty: the name stands below it. */
function toImage({ thumbnailUrl, width, height }: Picture): HTMLImageElement {
  const image = new Image(width, height);
  image.className = 'logo-grid__image';
  image.alt = '';
  image.src = fromApi(thumbnailUrl);
  return image;
}
