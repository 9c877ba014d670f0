import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { object, record, string } from 'superstruct';
import type { PageException } from './page-exceptions.ts';

export interface SitePage {
  /** Its path inside the site's folder. */
  file: string;
  /** The headers that the page is sent with, its content security policy among them. */
  headers: Record<string, string>;
}

export interface BuiltSite {
  /** By the lower-case paths that lead to them. */
  pages: Map<string, SitePage>;
  /** The paths of all other files, which are found by their exact names only. */
  files: Set<string>;
}

/** What the build says about the pages, by their lower-case paths (src/build/pages.mjs). */
const manifest = record(string(), object({ file: string(), policy: string() }));

/**
 * Reads once which files a built site consists of. Requests for any other file never reach the disk.
 * @param exceptions by the paths of their pages
 * @throws if the build's list of pages is missing or of another version.
 */
export async function readBuiltSite(folder: string, exceptions: Record<string, PageException>): Promise<BuiltSite> {
  const listed = manifest.create(JSON.parse(await readFile(join(folder, '.pages.json'), 'utf8')));
  const pages = new Map<string, SitePage>();
  for (const [path, { file, policy }] of Object.entries(listed)) {
    const exception = exceptions[path];
    const headers = { 'content-security-policy': policyFor(policy, exception), ...exception?.headers };
    pages.set(path, { file, headers });
  }
  const files = new Set<string>();
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    if (!entry.endsWith('.html')) files.add(`/${entry.replaceAll('\\', '/')}`);
  }
  return { pages, files };
}

/**
 * The page has the same policy in a `meta` tag, with the hashes of its own scripts and styles, and the browser applies
 * both. Only the header can say who may frame the page.
 */
function policyFor(policy: string, { frames, framedBy = "'none'" }: Partial<PageException> = {}): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  const kept = directives.filter((directive) => directive && !(frames && directive.startsWith('frame-src ')));
  return [...kept, ...(frames ? [`frame-src ${frames}`] : []), `frame-ancestors ${framedBy}`].join('; ');
}
