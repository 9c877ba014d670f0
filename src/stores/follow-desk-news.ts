import type { DeskNews } from '@kindcrate/contract/desk-news';
import { apiUrl } from '../lib/api-url.ts';
import { deskNewsEndpoint, newsStreamPath } from '../lib/desk-news.build.ts';
import { readEvents } from '../lib/event-stream.ts';
import { pollWhileVisible } from '../lib/poll.ts';
import { readShape } from '../lib/reply-shape.ts';
import { readToken } from '../lib/token.ts';
import { showNews } from './desk-news.ts';
import { readInSession } from './session-reads.ts';

/** In ms: how long to wait before opening a stream again after it has ended or could not be opened. */
const interval = 15_000;

/**
 * Keeps the news of the desk up to date while the page is visible: with a stream, or with regular requests where a proxy or a failure
 * prevents streaming.
 * @param isDeskOpen whether the desk is still on the page
 */
export function followDeskNews(isDeskOpen: () => boolean): void {
  let controller = new AbortController();
  const abortIfHidden = () => document.hidden && controller.abort();
  document.addEventListener('visibilitychange', abortIfHidden);
  const stop = pollWhileVisible(async () => {
    if (!isDeskOpen()) {
      document.removeEventListener('visibilitychange', abortIfHidden);
      return stop();
    }
    controller = new AbortController();
    const { signal } = controller;
    await followStream(signal).catch((error) => (signal.aborted ? undefined : requestNews(error)));
  }, interval);
}

/** Resolves when the server ends the stream. */
async function followStream(signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${readToken()}` };
  const response = await fetch(apiUrl + newsStreamPath, { headers, signal, cache: 'no-store' });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.body || !isStream) throw new Error(`No news stream: status ${response.status}`);
  await readEvents(response.body, (data) => {
    const { data: news } = readShape(deskNewsEndpoint.shape, { data: JSON.parse(data) }) as { data: DeskNews };
    showNews(news);
  });
}

/** @param reason why there is no stream */
async function requestNews(reason: unknown): Promise<void> {
  console.warn(reason);
  try {
    showNews((await readInSession(deskNewsEndpoint)).data);
  } catch (error) {
    // The desk works without the news, and requests it again later.
    console.warn(error);
  }
}
