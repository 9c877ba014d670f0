import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runNode } from '../../../scripts/run.ts';
import { serveFolder } from '../serve-folder.ts';
import { replies } from './replies.ts';

interface Reply {
  status?: number;
  /** Text, such as the error page of a proxy, is sent unchanged. */
  body: object | string;
}

interface ReceivedRequest {
  /** Such as `POST /Login`. */
  call: string;
  authorization: string | undefined;
  body: string;
}

/** A static copy of the site on one origin, and its API, which follows only the given specification, on another. */
export interface GivenSite {
  origin: string;
  /** The files of the site. */
  folder: string;
  /** Replies that replace the default ones, by call. */
  customReplies: Map<string, Reply>;
  received: ReceivedRequest[];
  stop: () => Promise<void>;
}

export async function startGivenSite(): Promise<GivenSite> {
  const customReplies = new Map<string, Reply>();
  const received: ReceivedRequest[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'given-site-'));
  const api = createServer((request, response) => void answer(request, response));
  const site = serveFolder(folder);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    allowAnyOrigin(request, response);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const call = `${request.method} ${request.url}`;
    received.push({ call, authorization: request.headers.authorization, body: await text(request) });
    const { status = 200, body } = customReplies.get(call) ?? defaultReply(call);
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' });
    return response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
  const stop = async () => {
    for (const server of [api, site]) {
      server.close();
      server.closeAllConnections();
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const server of [api, site]) await once(server.listen(0), 'listening');
    await build(folder, originOf(api.address()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: originOf(site.address()), folder, customReplies, received, stop };
}

const defaultReply = (call: string): Reply =>
  replies[call] ? { body: replies[call] } : { status: 404, body: { success: false, message: 'Cannot find that' } };

function allowAnyOrigin({ headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
}

const originOf = (address: AddressInfo | string | null) => `http://localhost:${(address as AddressInfo).port}`;

async function build(folder: string, apiUrl: string): Promise<void> {
  const env = { ...process.env, PUBLIC_API_URL: apiUrl };
  const code = await runNode(['scripts/build-static.ts', folder], { env });
  if (code !== 0) throw new Error(`The build for a static host ended with exit code ${code}`);
}
