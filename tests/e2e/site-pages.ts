import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/pages');

/** The paths that differ from the name of the page's file, by that name. */
const exceptionalPaths = {
  '404': '/nothing-here',
  'branddetails/[id]': '/branddetails/thimbleloaf-bakery',
  index: '/',
  'organizationdetails/[id]': '/organizationdetails/mantle-and-mitten',
  // No receipt has this code, but the file is the same for every code.
  receipt: '/receipt/nothing',
} as const;

/** Every page of the site, read from its sources, so that tests cover new pages too. */
const pages = globSync('**/*.astro', { cwd: folder })
  .sort()
  .map((file) => {
    const name = file.replace('.astro', '').replaceAll('\\', '/');
    const isGuarded = /\sisGuarded\b/.test(readFileSync(join(folder, file), 'utf8'));
    return { path: (exceptionalPaths as Record<string, string>)[name] ?? `/${name}`, isGuarded };
  });

export const publicPaths = pages.filter(({ isGuarded }) => !isGuarded).map(({ path }) => path);
export const guardedPaths = pages.filter(({ isGuarded }) => isGuarded).map(({ path }) => path);

/** Paths of things that do not exist. When a browser opens one of them, the console reports a failed request. */
export const missingPaths = ['/nothing-here', '/receipt/nothing'];

/** A varied sample of pages, one of them guarded, for measurements that are too slow to take on every page. */
export const samplePaths = [
  '/',
  '/about',
  '/donation',
  '/contact',
  '/login',
  '/register',
  exceptionalPaths['branddetails/[id]'],
  exceptionalPaths['organizationdetails/[id]'],
];
