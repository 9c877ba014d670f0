/**
 * The main module of `dist/server`: renders pages for the server (api/src/site), for the build (src/build/pages.mjs) and for static
 * hosts (scripts/build-static.ts).
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CopyOverrides } from '@kindcrate/contract/copy-fields';
import { createApp } from 'astro/app/entrypoint';
import { loadIllustration } from '../assets/illustrations.ts';
import { copyContext, getDefaultCopy } from '../content/copy.ts';
import type { Catalog } from './catalog.ts';
import { completePage } from './complete-page.mjs';
import { createDeskCopy } from './desk-copy.ts';

interface RenderedFile {
  /** The content security policy; undefined for files other than pages. */
  policy: string | undefined;
  contentType: string;
  body: string;
  /** The names of the copy files that the page shows. */
  copyFiles: string[];
}

const app = createApp({ streaming: false });
// Built beside this module (src/build/pages.mjs).
const imports = JSON.parse(readFileSync(join(import.meta.dirname, 'imports.json'), 'utf8'));

/**
 * @param path the page's canonical path: the page name in lowercase, the id URL-encoded
 * @param catalog must contain what the page shows
 * @param overrides the values that the desk has published to replace those in the copy files, by file name
 * @throws when the page has no route, or its code throws
 */
export async function renderPage(
  path: string,
  catalog: Catalog,
  overrides: Record<string, CopyOverrides> = {},
): Promise<RenderedFile> {
  const used = new Set<string>();
  const { response, body } = await copyContext.run({ overrides, used }, async () => {
    // The pages read their own address from the configuration, so the origin of the request does not matter.
    const rendered = await app.render(new Request(new URL(path, 'http://localhost')), { locals: { catalog } });
    return { response: rendered, body: await rendered.text() };
  });
  const expected = path === '/404' ? 404 : 200;
  if (response.status !== expected) throw new Error(`${path} was rendered with status ${response.status}`);
  const contentType = response.headers.get('content-type') ?? '';
  const policy = response.headers.get('content-security-policy') ?? undefined;
  const copyFiles = [...used].sort();
  if (!policy || !contentType.startsWith('text/html')) return { policy: undefined, contentType, body, copyFiles };
  const page = completePage(body, policy, imports);
  return { policy: page.policy, contentType: 'text/html; charset=utf-8', body: page.html, copyFiles };
}

/** For the desk, where staff change the copy. */
export const { listCopy, describeCopy, checkCopy } = createDeskCopy(
  getDefaultCopy,
  async (picture) => (await loadIllustration(picture)).src,
);
