import { fill, showFailure } from '../elements/featured-places.ts';
import { listOfLogos, logoOfBrand, logoOfOrganization } from '../elements/logos.ts';
import { tryAgain } from '../elements/try-again.ts';
import { longCard, longOrganizations } from './long-samples.ts';
import { brands, donationCard, organizations } from './samples.ts';

// The light elements draw in the browser. Here their drawing parts do so with samples, and nothing is requested.

const words = (host: HTMLElement) => ({
  failed: host.getAttribute('failed') ?? '',
  again: host.getAttribute('again') ?? '',
});
const nothing = () => {};

const samples: Record<string, (host: HTMLElement) => void> = {
  organizations: (host) => host.replaceChildren(listOfLogos(organizations.map(logoOfOrganization))),
  'organizations-long': (host) => host.replaceChildren(listOfLogos(longOrganizations.map(logoOfOrganization))),
  brands: (host) => host.replaceChildren(listOfLogos(brands.map(logoOfBrand))),
  'logos-failed': (host) => host.replaceChildren(tryAgain(words(host), nothing)),
  card: (host) => fill(host, donationCard),
  'card-long': (host) => fill(host, longCard),
  'card-failed': (host) => showFailure(host, nothing),
};

for (const host of document.querySelectorAll<HTMLElement>('[data-sample]')) samples[host.dataset.sample ?? '']?.(host);
