import { PassThrough } from 'node:stream';
import { setInterval as repeat } from 'node:timers';
import type { NewsWatch } from './watch-news.ts';

export const streamTimes = {
  /** Milliseconds between comments, which keep proxies from closing a silent connection. */
  heartbeat: 15_000,
  /** Milliseconds between checks that the session is still open. */
  check: 30_000,
  /** Milliseconds until the stream ends, and the client opens another one. */
  lifetime: 5 * 60_000,
};

interface Options {
  organization: string | undefined;
  /** Rejects when the caller may no longer read the news. */
  checkAccess: () => Promise<void>;
  times?: typeof streamTimes;
}

/**
 * Opens a stream of server-sent events, one for each change in the news. It ends after its lifetime, and when the caller loses
 * access or disconnects. A client that does not read is cut off, because its unread events would fill the memory.
 */
export function openNewsStream(
  watch: NewsWatch,
  { organization, checkAccess, times = streamTimes }: Options,
): PassThrough {
  const stream = new PassThrough();
  const send = (text: string) => {
    if (!stream.write(text)) stream.destroy();
  };
  const unsubscribe = watch.subscribe(organization, (news) => send(`data: ${news}\n\n`));
  const end = () => stream.end();
  const timers = [
    repeat(() => send(':\n\n'), times.heartbeat),
    // Ends the stream even if the check fails only because of a problem with the database: the client then opens another
    // stream. If the new stream is refused, the reply says why.
    repeat(() => void checkAccess().catch(end), times.check),
    setTimeout(end, times.lifetime),
  ];
  stream.once('close', () => {
    unsubscribe();
    timers.forEach(clearTimeout);
  });
  return stream;
}
