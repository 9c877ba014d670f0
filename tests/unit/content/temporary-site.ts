import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createReader } from '@keystatic/core/reader';
import type { z } from 'astro/zod';
import keystatic from '../../../keystatic.config.ts';
import type { pages } from '../../../src/content/pages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

type Home = z.input<z.ZodObject<typeof pages.home>>;

/** The site, duplicated into a temporary folder, where a test can change its copy. */
export interface TemporarySite {
  folder: string;
  /** Changes the copy file of the home page. */
  changeHome: (change: (home: Home) => void) => Promise<void>;
  /** Runs an Astro command and returns its exit code and output. */
  astro: (command: 'build' | 'sync') => Promise<{ code: number; printed: string }>;
  /** Renders the home page with an empty catalog, as the server does after a build. Returns its HTML. */
  renderHome: () => Promise<string>;
  remove: () => void;
}

export function createTemporarySite(): TemporarySite {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-site-'));
  for (const source of sources) cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  linkPackages(folder);
  return {
    folder,
    changeHome: (change) => changeHome(folder, change),
    astro: (command) => runAstro(folder, command),
    renderHome: () => renderHome(folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Links each package rather than the whole node_modules folder, because Astro writes its caches into that folder. */
function linkPackages(folder: string): void {
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.')) symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
}

async function changeHome(folder: string, change: (home: Home) => void): Promise<void> {
  const home = await createReader(folder, keystatic).singletons.home?.readOrThrow();
  change(home as unknown as Home);
  // JSON is valid YAML.
  writeFileSync(path.join(folder, 'src/content/en/home.yaml'), JSON.stringify(home, null, 2));
}

async function renderHome(folder: string): Promise<string> {
  const entry = pathToFileURL(path.join(folder, 'dist/server/entry.mjs')).href;
  const { renderPage }: typeof import('../../../src/rendering/entry.ts') = await import(/* @vite-ignore */ entry);
  return (await renderPage('/', { brands: [], organizations: [], donationCards: [] })).body;
}

function runAstro(folder: string, command: string): Promise<{ code: number; printed: string }> {
  // A build should not see the variables that Vitest sets for tests, and its output should have no colors.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', FORCE_COLOR: undefined };
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [astro, command], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr });
    });
  });
}
