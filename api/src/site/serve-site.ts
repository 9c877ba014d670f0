import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { type BuiltSite, readBuiltSite, type SitePage } from './built-site.ts';
import { createCatalogSnapshot } from './catalog-snapshot.ts';
import { createDictionaries } from './dictionaries.ts';
import type { Page } from './page.ts';
import { findPageWithData, listPaths } from './page-data.ts';
import { pageExceptions } from './page-exceptions.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createUrlRewriter } from './public-url.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { addRobots } from './robots.ts';
import { sendPage } from './send-page.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { createStaticPages } from './static-pages.ts';

/** Pages whose path ends with an id: one file serves every id (specification, section 2). */
const shells = ['/receipt'];

/** The build puts the hash of its content into the name of every file in these folders. */
const hashedFolders = ['/_astro/', '/static/js/'];

/**
 * Serves the built site: pages in any letter case, with or without a slash at the end, everything else by its exact
 * name. Nothing outside the folder of the site's files is ever read.
 */
export async function addSite(app: FastifyInstance, folder: string, services: Services): Promise<void> {
  if (!existsSync(join(folder, 'pages.json'))) return;
  const site = await readBuiltSite(folder, pageExceptions(services.environment));
  const rewriteUrls = await createUrlRewriter(folder, services.environment.PUBLIC_URL);
  const findPageOf = await addPagesWithData(app, folder, services);
  const readStaticPage = createStaticPages(folder, rewriteUrls);
  const dictionaries = createDictionaries();
  const options = { root: join(folder, 'client'), serve: false, preCompressed: true, cacheControl: false };
  await app.register(fastifyStatic, options);
  await addSpeculationRules(app, options.root);
  await addRobots(app, options.root, rewriteUrls);
  app.get('/*', { config: { limit: 'none' } }, async (request, reply) => {
    const path = readPath(request.url);
    const page = await findPageOf(path);
    if (page) return sendPage(request, reply, page, dictionaries);
    const staticPage = site.pages.get(pageKey(path));
    if (!staticPage && site.files.has(path)) return sendAsset(reply, path);
    return sendPage(request, reply, await readStaticPage(staticPage ?? missingPage(site, reply)), dictionaries);
  });
}

/** Finds the page with data at a decoded path; undefined when there is none, and when the catalog does not have its entry. */
type FindPageOf = (path: string) => Promise<Page | undefined>;

/** Creates the function that finds and renders pages with data. The lists are rendered as soon as the server listens. */
async function addPagesWithData(app: FastifyInstance, folder: string, services: Services): Promise<FindPageOf> {
  const renderer = createPageRenderer(folder, services.environment.PUBLIC_URL);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', () => renderer.close());
  const logFailure = (error: Error) => {
    // Closing ends the renderer, whatever it is doing.
    if (!isClosing) app.log.error(error);
  };
  const readCatalog = createCatalogSnapshot(services, logFailure);
  const findPage = createRenderedPages(readCatalog, renderer, logFailure);
  const findPageOf: FindPageOf = async (path) => {
    const found = findPageWithData(path);
    return found && findPage(found);
  };
  app.addHook('onListen', () => {
    void Promise.all(listPaths.map(findPageOf)).catch(logFailure);
  });
  // From now on, there is always a catalog to show, even while the database cannot be reached.
  await readCatalog();
  return findPageOf;
}

/** @throws Failure `not_found` for a malformed escape; the router does not check what follows a `#`. */
function readPath(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    throw new Failure('not_found');
  }
}

/** @throws Failure `not_found` for a site without such a page. */
function missingPage({ pages }: BuiltSite, reply: FastifyReply): SitePage {
  const page = pages.get('/404');
  if (!page) throw new Failure('not_found');
  reply.code(404);
  return page;
}

/** The key under which the page of a path is listed. */
function pageKey(path: string): string {
  const key = path.toLowerCase().replace(/\/+$/, '') || '/';
  return shells.find((shell) => key.startsWith(`${shell}/`) && !key.includes('/', shell.length + 1)) ?? key;
}

function sendAsset(reply: FastifyReply, path: string): FastifyReply {
  const isHashed = hashedFolders.some((folder) => path.startsWith(folder));
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(path.slice(1));
}
