import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/run.ts';
import { requestCatalog } from '../src/rendering/catalog.ts';
import { percentile } from './percentile.ts';

const warmUpCount = 20;
const renderCount = 200;

/** Renders the home page as the server does after a change to the catalog, but without compressing the page. Returns the p99 in ms. */
export async function timeRenders(apiUrl: string): Promise<number> {
  const { renderPage }: typeof import('../src/rendering/entry.ts') = await import(
    pathToFileURL(path.join(root, 'dist/server/entry.mjs')).href
  );
  const catalog = await requestCatalog(apiUrl);
  const times: number[] = [];
  for (let count = 0; count < warmUpCount + renderCount; count += 1) {
    const start = performance.now();
    await renderPage('/', catalog);
    if (count >= warmUpCount) times.push(performance.now() - start);
  }
  return percentile(times, 0.99);
}
