/** Main module of `dist/server`: renders pages with data, for the server (api/src/site) and for static hosts (scripts/build-static.ts). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from 'astro/app/entrypoint';
import type { Catalog } from './catalog.ts';
import { completePage } from './complete-page.mjs';

interface Rendered {
  /** The content security policy; undefined for files other than pages. */
  policy: string | undefined;
  contentType: string;
  body: string;
}

const app = createApp({ streaming: false });
// Built beside this module (src/build/pages.mjs).
const imports = JSON.parse(readFileSync(join(import.meta.dirname, 'imports.json'), 'utf8'));

/**
 * @param path the page's canonical path: the page name in lower case, the id URL-encoded
 * @param catalog must contain what the page shows
 * @throws when the page has no route, or its code throws.
 */
export async function renderPage(path: string, catalog: Catalog): Promise<Rendered> {
  // The pages take their own address from the configuration, so the origin of the request does not matter.
  const response = await app.render(new Request(new URL(path, 'http://localhost')), { locals: { catalog } });
  if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}`);
  const contentType = response.headers.get('content-type') ?? '';
  const policy = response.headers.get('content-security-policy') ?? undefined;
  const body = await response.text();
  if (!policy || !contentType.startsWith('text/html')) return { policy: undefined, contentType, body };
  const page = completePage(body, policy, imports);
  return { policy: page.policy, contentType: 'text/html; charset=utf-8', body: page.html };
}
