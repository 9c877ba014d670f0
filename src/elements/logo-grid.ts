import { brands, organizations } from '../stores/catalog.ts';
import type { Resource } from '../stores/resource.ts';
import { lightElement } from './element.ts';
import { type Logo, listOfLogos, logoOfBrand, logoOfOrganization } from './logos.ts';
import { tryAgain } from './try-again.ts';

interface Props {
  source: 'brands' | 'organizations';
  failed: string;
  again: string;
}

/** The logos of all brands or organizations, each leading to its page. Until they are there, the places stay empty. */
export default lightElement<Props>('logo-grid', (host) => {
  if (host.getAttribute('source') === 'brands') show(host, brands, logoOfBrand);
  else show(host, organizations, logoOfOrganization);
});

function show<T>(host: HTMLElement, { $state, reload }: Resource<T[]>, toLogo: (item: T) => Logo): void {
  const words = { failed: host.getAttribute('failed') ?? '', again: host.getAttribute('again') ?? '' };
  $state.subscribe((list) => {
    if (list.state === 'ready') host.replaceChildren(listOfLogos(list.data.map(toLogo)));
    if (list.state === 'failed') host.replaceChildren(tryAgain(words, () => void reload()));
  });
}
