import { brands, organizations } from '../stores/catalog.ts';
import type { Resource } from '../stores/resource.ts';
import { lightElement } from './element.ts';
import { brandLogo, createLogoList, type Logo, organizationLogo } from './logos.ts';
import { createRetryNotice } from './retry-notice.ts';

interface Props {
  source: 'brands' | 'organizations';
  /** Explains that loading failed. */
  failed: string;
  /** The label of the retry button. */
  retry: string;
}

/** The logos of all brands or organizations, each linked to its page. Until they load, the skeletons inside stay. */
export default lightElement<Props>('logo-grid', (host) => {
  if (host.getAttribute('source') === 'brands') render(host, brands, brandLogo);
  else render(host, organizations, organizationLogo);
});

function render<T>(host: HTMLElement, { $state, reload }: Resource<T[]>, toLogo: (entry: T) => Logo): void {
  $state.subscribe((list) => {
    if (list.state === 'ready') host.replaceChildren(createLogoList(list.data.map(toLogo)));
    if (list.state === 'failed') host.replaceChildren(createRetryNotice(host, () => void reload()));
  });
}
