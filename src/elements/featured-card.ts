import { getDonationCardEndpoint } from '@kindcrate/contract/donation-cards';
import { publicRequest } from '../lib/public-request.ts';
import { donationCards } from '../stores/catalog.ts';
import { lightElement } from './element.ts';
import { fillFeaturedCard, showFailure } from './featured-content.ts';

interface Props {
  /** The id of the card; without it, the first card of the list is shown. */
  card?: string;
  /** Explains that loading failed. */
  failed: string;
  /** The label of the retry button. */
  retry: string;
}

/** Shows a donation card in its `[data-slot]` elements, which the page renders inside it. */
export default lightElement<Props>('featured-card', (host) => {
  const id = host.getAttribute('card');
  if (id) void showById(host, id);
  else showFirst(host);
});

function showFirst(host: HTMLElement): void {
  donationCards.$state.subscribe((list) => {
    if (list.state === 'failed') showFailure(host, () => void donationCards.reload());
    if (list.state !== 'ready') return;
    const [first] = list.data;
    if (first) fillFeaturedCard(host, first);
    else host.hidden = true;
  });
}

async function showById(host: HTMLElement, id: string): Promise<void> {
  try {
    const { data } = await publicRequest(getDonationCardEndpoint, { id });
    fillFeaturedCard(host, data);
  } catch (error) {
    console.error(error);
    showFailure(host, () => void showById(host, id));
  }
}
