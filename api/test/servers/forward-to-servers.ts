import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { startNginx } from '../faults/start-nginx.ts';
import type { ServerOptions } from '../support/build-server.ts';
import { addCleanup } from '../support/cleanup.ts';
import { sendOverHttp } from './send-over-http.ts';

/**
 * Makes two other processes, behind a real nginx, take turns answering the requests of a test instead of `app`. The two processes
 * share the database and data folder of `app`, which the test still reads directly.
 */
export async function forwardToServers(app: FastifyInstance, options: ServerOptions): Promise<void> {
  if (!options.databaseUrl) return;
  // When a test simulates an IP address, the client sends that address in X-Forwarded-For, as a proxy in front of nginx would.
  const settings = { TRUST_PROXY_HOPS: '2', ...options.settings };
  const ports = await Promise.all([1, 2].map(() => startServer({ ...options, settings })));
  const origin = await startNginx(ports);
  const inject = (request: InjectOptions | string) =>
    sendOverHttp(origin, typeof request === 'string' ? { url: request } : request);
  // The tests use only the form of `inject` that returns a promise.
  app.inject = inject as unknown as (
    request: InjectOptions | string,
  ) => Promise<LightMyRequestResponse> as typeof app.inject;
}

/** @returns the port of the server */
async function startServer(options: ServerOptions): Promise<number> {
  const child = fork(new URL('./app-process.ts', import.meta.url), [JSON.stringify(options)], { execArgv: [] });
  addCleanup(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  const [port] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (!child.connected) throw new Error('a server for the tests did not start');
  return Number(port);
}
