import { brands, type List, organizations } from '../stores/catalog.ts';
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

function show<T>(host: HTMLElement, { $items, reload }: List<T>, toLogo: (item: T) => Logo): void {
  const words = { failed: host.getAttribute('failed') ?? '', again: host.getAttribute('again') ?? '' };
  $items.subscribe((loaded) => {
    if (loaded.state === 'ready') host.replaceChildren(listOfLogos(loaded.items.map(toLogo)));
    if (loaded.state === 'failed') host.replaceChildren(tryAgain(words, () => void reload()));
  });
}
