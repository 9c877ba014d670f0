import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import {
  forward,
  type Listener,
  listen,
  proxyTo,
  relay,
  trustArgument,
  withoutConnectionHeaders,
} from '../https-server.ts';
import { stripScripts } from './strip-scripts.ts';

// Serves the site and the peers that its pages are compared with, over HTTPS and HTTP/2 as in production. Runs in a separate
// process, as the site does. The parent process sends the locations of the site and of the built single-page application, and
// gets the origins back.

export interface PeerSettings {
  siteOrigin: string;
  /** The folder of the built single-page application. */
  appFolder: string;
}

/** The origins that serve the site and its peers. */
export interface Origins {
  site: string;
  withoutScripts: string;
  blank: string;
  app: string;
}

/** The message to the parent process. */
export interface PeerServer {
  origins: Origins;
  /** The command-line argument that makes Chromium trust the origins. */
  trustArgument: string;
}

interface Body {
  type: string;
  /** Compressed with brotli at its best quality, as the site compresses its pages. */
  bytes: Buffer;
  cacheControl?: string;
}

const html = 'text/html; charset=utf-8';
/** The page has an empty icon, because Lighthouse sometimes adds the request for an icon to the time of the largest paint. */
const blankPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><link rel="icon" href="data:,"></head><body><p>Blank</p></body></html>`;
const types: Record<string, string> = {
  '.html': html,
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

process.once('message', async (settings: PeerSettings) => {
  const origins: Origins = {
    site: (await proxyTo(settings.siteOrigin)).origin,
    withoutScripts: (await listen(withoutScripts(settings.siteOrigin))).origin,
    blank: (await listen((_, response) => send(response, compress(blankPage, html)))).origin,
    app: (await listen(singlePageApp(settings))).origin,
  };
  process.send?.({ origins, trustArgument } satisfies PeerServer);
});
process.once('disconnect', () => process.exit());

/** Serves the site itself, with the same headers, but without the scripts in its pages. */
function withoutScripts(siteOrigin: string): Listener {
  const stripped = new Map<string, Body>();
  return async (incoming, response) => {
    const reply = await forward(incoming, siteOrigin);
    if (!reply.headers['content-type']?.startsWith('text/html')) return relay(reply, response);
    const { 'content-length': _, 'content-encoding': encoding, ...headers } = reply.headers;
    if (encoding !== 'br') throw new Error(`${incoming.url} is not compressed with brotli, but with ${encoding}`);
    const bytes = await buffer(reply);
    const key = `${incoming.url} ${headers.etag}`;
    const body = stripped.get(key) ?? compress(stripScripts(brotliDecompressSync(bytes).toString()), html);
    stripped.set(key, body);
    send(response, body, withoutConnectionHeaders(headers), reply.statusCode);
  };
}

/** Serves the files of the application, its single page at every other path, and the API and the fonts of the site. */
function singlePageApp({ siteOrigin, appFolder }: PeerSettings): Listener {
  const files = new Map(
    globSync('**/*.*', { cwd: appFolder }).map((file) => {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      const cacheControl = file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache';
      return [`/${file}`, { ...compress(readFileSync(path.join(appFolder, file)), type), cacheControl }];
    }),
  );
  const page = files.get('/index.html');
  if (!page || !existsSync(appFolder)) throw new Error(`${appFolder} contains no built application`);
  return async (incoming, response) => {
    const url = incoming.url ?? '/';
    const file = files.get(url);
    if (file) return send(response, file);
    if (/^\/api\/|\.\w+$/.test(url)) return relay(await forward(incoming, siteOrigin), response);
    send(response, page);
  };
}

const compress = (content: string | Buffer, type: string): Body => ({ type, bytes: brotliCompressSync(content) });

function send(
  response: Http2ServerResponse,
  { type, bytes, cacheControl }: Body,
  headers: object = {},
  status = 200,
): void {
  const own = { 'content-type': type, 'content-encoding': 'br', 'content-length': bytes.length };
  response.writeHead(status, { ...(cacheControl && { 'cache-control': cacheControl }), ...headers, ...own }).end(bytes);
}
