import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import type { SiteCopy } from '../site-copy.ts';
import { readBuiltSite, type SitePage } from './built-site.ts';
import { createCatalogSnapshot, type Snapshot } from './catalog-snapshot.ts';
import { findChangedPage } from './changed-pages.ts';
import { createSiteCopyAccess } from './create-site-copy-access.ts';
import { createDictionaries } from './dictionaries.ts';
import type { Page } from './page.ts';
import { findPageWithData, type PageRequest, pathsOfListPages } from './page-data.ts';
import { pageExceptions } from './page-exceptions.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import { createUrlRewriter } from './public-url.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { addRobots } from './robots.ts';
import { sendPage } from './send-page.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { createStaticPages } from './static-pages.ts';

/** Pages whose path ends with an id: one file serves every id (specification, section 2). */
const shells = ['/receipt'];

/** The name of every file in these folders contains the hash of its content. */
const hashedFolders = ['/_astro/', '/static/js/'];

/**
 * Serves the built site: pages in any letter case, with or without a slash at the end, and every other file by its
 * exact name. Nothing outside the folder of the site's files is ever read.
 * @returns the desk's access to the site's copy; undefined if there is no site.
 */
export async function addSite(app: FastifyInstance, folder: string, services: Services): Promise<SiteCopy | undefined> {
  if (!existsSync(join(folder, 'pages.json'))) return undefined;
  const exceptions = pageExceptions(services.environment);
  const site = await readBuiltSite(folder, exceptions);
  const rewriteUrls = await createUrlRewriter(folder, services.environment.PUBLIC_URL);
  const rendering = await setUpRendering(app, folder, services);
  const readStaticPage = createStaticPages(folder, rewriteUrls);
  const dictionaries = createDictionaries();
  const options = { root: join(folder, 'client'), serve: false, preCompressed: true, cacheControl: false };
  await app.register(fastifyStatic, options);
  await addSpeculationRules(app, options.root);
  await addRobots(app, options.root, rewriteUrls);

  /** Finds the page at a path of the build. If the desk has published copy for it, the page is rendered with that copy. */
  async function findBuilt(key: string, page: SitePage | undefined): Promise<Page | undefined> {
    const changed = findChangedPage(site, key, await rendering.readSnapshot(), exceptions);
    if (changed) return rendering.findPage(changed);
    return page && readStaticPage(page);
  }

  app.get('/*', { config: { limit: 'none' } }, async (request, reply) => {
    const path = readPath(request.url);
    const withData = findPageWithData(path);
    const rendered = withData && (await rendering.findPage(withData));
    if (rendered) return sendPage(request, reply, rendered, dictionaries);
    const key = pageKey(path);
    const isFile = !site.pages.has(key) && site.files.has(path);
    const page = await findBuilt(isFile ? path : key, site.pages.get(key));
    if (page) return sendPage(request, reply, page, dictionaries);
    if (isFile) return sendAsset(reply, path);
    return sendPage(
      request,
      reply,
      requireNotFoundPage(await findBuilt('/404', site.pages.get('/404')), reply),
      dictionaries,
    );
  });
  return createSiteCopyAccess({ ...rendering, staticPaths: [...site.pages.keys()] });
}

interface Rendering {
  renderer: PageRenderer;
  readSnapshot: () => Promise<Snapshot>;
  /** Finds and renders a page; undefined when the catalog does not have its entry. */
  findPage: (request: PageRequest) => Promise<Page | undefined>;
}

/** Creates the page renderer and reads the first snapshot. List pages are rendered as soon as the server listens. */
async function setUpRendering(app: FastifyInstance, folder: string, services: Services): Promise<Rendering> {
  const renderer = createPageRenderer(folder, services.environment.PUBLIC_URL);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', () => renderer.close());
  const logFailure = (error: Error) => {
    // Closing ends the page renderer, whatever it is doing.
    if (!isClosing) app.log.error(error);
  };
  const readSnapshot = createCatalogSnapshot(services, logFailure);
  const findPage = createRenderedPages(readSnapshot, renderer, logFailure);
  app.addHook('onListen', () => {
    const requests = pathsOfListPages.map(findPageWithData).filter((request) => request !== undefined);
    void Promise.all(requests.map(findPage))
      .then(() => warnOfUnfitCopy(app, renderer, readSnapshot))
      .catch(logFailure);
  });
  // From now on, there is always a snapshot to show, even while the database cannot be reached.
  await readSnapshot();
  return { renderer, readSnapshot, findPage };
}

/**
 * After an upgrade, published values may be invalid. The site then shows the values of its files instead, and both the log and the
 * desk report this.
 */
async function warnOfUnfitCopy(
  app: FastifyInstance,
  renderer: PageRenderer,
  readSnapshot: () => Promise<Snapshot>,
): Promise<void> {
  const { copy } = await readSnapshot();
  if (Object.keys(copy).length === 0) return;
  for (const { name, unfit } of await renderer.listCopy(copy)) {
    if (unfit.length)
      app.log.warn(
        { page: name, fields: unfit },
        'Some published copy is no longer valid, so the site shows the copy of its files instead',
      );
  }
}

/** @throws Failure `not_found` for malformed percent-encoding, although the router should have refused it already. */
function readPath(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    throw new Failure('not_found');
  }
}

/** Sets the status 404, and returns the 404 page. @throws Failure `not_found` when the site has none. */
function requireNotFoundPage(page: Page | undefined, reply: FastifyReply): Page {
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
