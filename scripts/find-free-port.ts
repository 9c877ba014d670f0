import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a TCP port that is not in use. */
export async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0);
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
