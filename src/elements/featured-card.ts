import { getDonationCardEndpoint } from '@kindcrate/contract/donation-cards';
import { publicRequest } from '../lib/public-request.ts';
import { donationCards } from '../stores/catalog.ts';
import { lightElement } from './element.ts';
import { fill, showFailure } from './featured-places.ts';

interface Props {
  /** The card's id; without it, the first of the list. */
  card?: string;
  failed: string;
  again: string;
}

/** Fills its `[data-slot]` places with a donation card. The words and the button around them are the page's. */
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
    if (first) fill(host, first);
    else host.hidden = true;
  });
}

async function showById(host: HTMLElement, id: string): Promise<void> {
  try {
    const { data } = await publicRequest(getDonationCardEndpoint, { id });
    fill(host, data);
  } catch (error) {
    console.error(error);
    showFailure(host, () => void showById(host, id));
  }
}
