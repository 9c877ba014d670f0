import type { DeskNews } from '@kindcrate/contract/desk-news';
import { atom } from 'nanostores';
import { $newOrders, $waitingThreads } from './desk-counts.ts';

/**
 * In `localStorage`: when the newest order that the queue has shown on this device was placed. Not in storage-keys.ts, which every page
 * loads.
 */
const storageKey = 'desk-orders-seen';

/** What waits at the desk; undefined until it has loaded (follow-desk-news.ts). */
export const $deskNews = atom<DeskNews | undefined>();

export function showNews(news: DeskNews): void {
  $deskNews.set(news);
  $waitingThreads.set(news.messages);
  countNewOrders();
}

/** @param times when the orders that are shown now were placed */
export function markOrdersSeen(times: readonly string[]): void {
  // '0' sorts before all times: once an empty queue has been shown, every order that arrives is new.
  const latest = [...times, localStorage.getItem(storageKey) ?? '0'].sort().at(-1);
  if (latest) localStorage.setItem(storageKey, latest);
  countNewOrders();
}

/** Updates the number of new orders. No order is new until the queue has been shown once on this device. */
function countNewOrders(): void {
  const seenUntil = localStorage.getItem(storageKey);
  const submitted = $deskNews.get()?.submitted ?? [];
  $newOrders.set(seenUntil ? submitted.filter((time) => time > seenUntil).length : 0);
}
