import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { siteContent } from './site-content.ts';

/**
 * Builds the single-page application like Vite's template for React: with the default settings, into one script and one
 * stylesheet.
 * @param siteOrigin the origin of a server that serves the built site
 * @returns a new folder with the built files
 */
export async function buildSinglePageApp(siteOrigin: string): Promise<string> {
  const page = await (await fetch(siteOrigin)).text();
  const outDir = mkdtempSync(path.join(tmpdir(), 'kindcrate-single-page-app-'));
  await build({
    root: path.join(import.meta.dirname, 'single-page-app'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), siteContent(page)],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
