import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../config/environment.ts';
import { Failure } from '../failure.ts';
import { type BuiltSite, readBuiltSite, type SitePage } from './built-site.ts';
import { pageExceptions } from './page-exceptions.ts';

/** Pages whose path ends with an id: one file serves every id (specification, section 2). */
const shells = ['/branddetails', '/organizationdetails', '/receipt'];

/**
 * Serves the built site: pages in any letter case, with or without a slash at the end, everything else by its exact
 * name. Nothing outside the folder is ever read.
 */
export async function addSite(app: FastifyInstance, folder: string, environment: Environment): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const site = await readBuiltSite(folder, pageExceptions(environment));
  const options = { root: folder, serve: false, preCompressed: true, cacheControl: false };
  await app.register(fastifyStatic, options);
  app.get('/*', { config: { limit: 'none' } }, ({ url }, reply) => serve(site, readPath(url), reply));
}

/** @throws Failure `not_found` for a malformed escape; the router does not check what follows a `#`. */
function readPath(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    throw new Failure('not_found');
  }
}

function serve({ pages, files }: BuiltSite, path: string, reply: FastifyReply): FastifyReply {
  const page = pages.get(pageKey(path));
  if (page) return sendPage(reply, page);
  if (files.has(path)) return sendAsset(reply, path);
  const missing = pages.get('/404');
  if (!missing) throw new Failure('not_found');
  return sendPage(reply.code(404), missing);
}

/** The key under which the page of a path is listed. */
function pageKey(path: string): string {
  const key = path.toLowerCase().replace(/\/+$/, '') || '/';
  return shells.find((shell) => key.startsWith(`${shell}/`) && !key.includes('/', shell.length + 1)) ?? key;
}

function sendPage(reply: FastifyReply, page: SitePage): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', ...page.headers });
  return reply.sendFile(page.file);
}

function sendAsset(reply: FastifyReply, path: string): FastifyReply {
  const isHashed = path.startsWith('/_astro/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(path.slice(1));
}
