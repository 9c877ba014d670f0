import { type DonationCard, showDonationCard } from '@kindcrate/contract/donation-cards';
import { fromApi } from '../lib/api-url.ts';
import { read } from '../lib/read.ts';
import { donationCards } from '../stores/catalog.ts';
import { lightElement } from './element.ts';
import { tryAgain } from './try-again.ts';

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
  donationCards.$items.subscribe((loaded) => {
    if (loaded.state === 'failed') showFailure(host, () => void donationCards.reload());
    if (loaded.state !== 'ready') return;
    const [first] = loaded.items;
    if (first) fill(host, first);
    else host.hidden = true;
  });
}

async function showById(host: HTMLElement, id: string): Promise<void> {
  try {
    const { data } = await read(showDonationCard, { id });
    fill(host, data);
  } catch (error) {
    console.error(error);
    showFailure(host, () => void showById(host, id));
  }
}

function fill(host: HTMLElement, { title, info, image }: DonationCard): void {
  place(host, 'title').textContent = title;
  place(host, 'info').textContent = info;
  const picture = new Image(image.width, image.height);
  picture.alt = image.alt;
  picture.src = fromApi(image.url);
  place(host, 'picture').replaceChildren(picture);
  for (const action of host.querySelectorAll<HTMLElement>('[data-action]')) action.hidden = false;
}

function showFailure(host: HTMLElement, retry: () => void): void {
  const words = { failed: host.getAttribute('failed') ?? '', again: host.getAttribute('again') ?? '' };
  place(host, 'info').replaceChildren(tryAgain(words, retry));
}

function place(host: HTMLElement, name: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  if (!found) throw new Error(`<featured-card> has no place for its ${name}`);
  return found;
}
