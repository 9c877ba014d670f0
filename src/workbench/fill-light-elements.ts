import { fillFeaturedCard, showFailure } from '../elements/featured-content.ts';
import { brandLogo, createLogoList, organizationLogo } from '../elements/logos.ts';
import { createRetryNotice } from '../elements/retry-notice.ts';
import { brands, donationCard, organizations } from './fixtures.ts';
import { longCard, longOrganizations } from './long-fixtures.ts';

// Light elements render in the browser. This fills their hosts with fixtures, without requests to the API.

const noop = () => {};

const fixtures: Record<string, (host: HTMLElement) => void> = {
  organizations: (host) => host.replaceChildren(createLogoList(organizations.map(organizationLogo))),
  'organizations-long': (host) => host.replaceChildren(createLogoList(longOrganizations.map(organizationLogo))),
  brands: (host) => host.replaceChildren(createLogoList(brands.map(brandLogo))),
  'logos-failed': (host) => host.replaceChildren(createRetryNotice(host, noop)),
  card: (host) => fillFeaturedCard(host, donationCard),
  'card-long': (host) => fillFeaturedCard(host, longCard),
  'card-failed': (host) => showFailure(host, noop),
};

for (const host of document.querySelectorAll<HTMLElement>('[data-fixture]'))
  fixtures[host.dataset.fixture ?? '']?.(host);
