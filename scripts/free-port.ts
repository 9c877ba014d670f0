import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0);
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
