import type { DonationCard } from '@kindcrate/contract/donation-cards';
import { resolveApiUrl } from '../lib/api-url.ts';
import { tryAgain } from './try-again.ts';

/** Puts a donation card into the `[data-slot]` places of a host, and shows its `[data-action]`. */
export function fill(host: HTMLElement, { title, info, image }: DonationCard): void {
  const heading = place(host, 'title');
  heading.textContent = title;
  heading.hidden = false;
  place(host, 'info').textContent = info;
  const picture = new Image(image.width, image.height);
  picture.alt = image.alt;
  picture.src = resolveApiUrl(image.url);
  place(host, 'picture').replaceChildren(picture);
  for (const action of host.querySelectorAll<HTMLElement>('[data-action]')) action.hidden = false;
}

/** Says in the place of the words that there is nothing to be had just now; the host's attributes have the words. */
export function showFailure(host: HTMLElement, retry: () => void): void {
  const words = { failed: host.getAttribute('failed') ?? '', again: host.getAttribute('again') ?? '' };
  // Nothing is on its way any more.
  place(host, 'title').hidden = true;
  place(host, 'info').replaceChildren(tryAgain(words, retry));
}

function place(host: HTMLElement, name: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  if (!found) throw new Error(`<featured-card> has no place for its ${name}`);
  return found;
}
