import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageScript, root, runNode } from './run.ts';

const pageList = path.join(root, 'dist/pages.json');
const stampFile = path.join(root, 'node_modules/.cache/kindcrate/site');
const sources = ['src/**', 'public/**', 'contract/src/**', 'astro.config.*', 'tsconfig.json', 'package-lock.json'];

/** Builds the site into dist/ and returns the exit code of the build. */
export async function buildSite(): Promise<number> {
  rmSync(stampFile, { force: true });
  const inputs = hashInputs();
  const code = await runNode([packageScript('astro/bin/astro.mjs'), 'build']);
  if (code !== 0 || !existsSync(pageList)) return code || 1;
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, computeStamp(inputs));
  return 0;
}

/** Whether dist/ was built from the current sources and settings. */
export function isSiteCurrent(): boolean {
  if (!existsSync(pageList) || !existsSync(stampFile)) return false;
  return readFileSync(stampFile, 'utf8') === computeStamp(hashInputs());
}

/**
 * Identifies a build by its inputs, and by the time at which its list of pages was written, to detect a build that bypassed
 * `buildSite`, perhaps with different settings.
 */
const computeStamp = (inputs: string) => `${inputs} ${statSync(pageList).mtimeMs}`;

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const absolute = path.join(root, file);
    if (statSync(absolute).isFile()) hash.update(`${file}\0`).update(readFileSync(absolute));
  }
  // The settings that are built into the pages. PUBLIC_URL is not one of them, because the server inserts it.
  for (const name of Object.keys(process.env).sort()) {
    const isBuiltIn = name.startsWith('PUBLIC_') && name !== 'PUBLIC_URL';
    if (isBuiltIn || name === 'ACCEPTED_EMAIL_DOMAINS') hash.update(`${name}\0${process.env[name]}\0`);
  }
  return hash.digest('hex');
}
