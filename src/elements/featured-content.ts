import type { DonationCard } from '@kindcrate/contract/donation-cards';
import { resolveApiUrl } from '../lib/api-url.ts';
import { createRetryNotice } from './retry-notice.ts';

/** Fills the `[data-slot]` elements of a host with a donation card, and shows its `[data-action]`. */
export function fillFeaturedCard(host: HTMLElement, { title, info, image }: DonationCard): void {
  const heading = findSlot(host, 'title');
  heading.textContent = title;
  heading.hidden = false;
  findSlot(host, 'info').textContent = info;
  const picture = new Image(image.width, image.height);
  picture.alt = image.alt;
  picture.src = resolveApiUrl(image.url);
  findSlot(host, 'picture').replaceChildren(picture);
  for (const action of host.querySelectorAll<HTMLElement>('[data-action]')) action.hidden = false;
}

/** Shows a retry notice in place of the card's text. */
export function showFailure(host: HTMLElement, retry: () => void): void {
  // Until a card is shown, the title says that it is loading.
  findSlot(host, 'title').hidden = true;
  findSlot(host, 'info').replaceChildren(createRetryNotice(host, retry));
}

function findSlot(host: HTMLElement, name: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  if (!found) throw new Error(`<featured-card> has no slot for its ${name}`);
  return found;
}
