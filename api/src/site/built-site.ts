import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object, record, string } from 'superstruct';
import type { PageException } from './page-exceptions.ts';
import { speculationRulesPath } from './speculation-rules.ts';

export interface SitePage {
  /** Path inside the folder of the site's files. */
  file: string;
  /** Includes the content security policy. */
  headers: Record<string, string>;
}

export interface BuiltSite {
  /** Keyed by lower-case path. */
  pages: Map<string, SitePage>;
  /** The paths of all other files, in their exact letter case. */
  files: Set<string>;
  /** The copy files that each path uses. The paths of pages with data are not listed. */
  copyFiles: ReadonlyMap<string, readonly string[]>;
}

/** The format of `copy-files.json`: the copy files that each path of the build uses. */
const copyManifest = record(string(), array(string()));

/** The format of `pages.json`: the static pages of the build, keyed by lower-case path (src/build/pages.mjs). */
const pageManifest = record(string(), object({ file: string(), policy: string() }));

/**
 * Lists the files of a built site once, so that requests for any other file never reach the disk.
 * @param exceptions keyed by lower-case path
 * @throws when a list that the build writes is missing, or was written by another version.
 */
export async function readBuiltSite(folder: string, exceptions: Record<string, PageException>): Promise<BuiltSite> {
  const listed = pageManifest.create(await readJson(folder, 'pages.json'));
  const pages = new Map<string, SitePage>();
  for (const [path, { file, policy }] of Object.entries(listed)) {
    pages.set(path, { file, headers: pageHeaders(policy, exceptions[path]) });
  }
  const files = new Set<string>();
  for await (const entry of glob('**/*.*', { cwd: join(folder, 'client') })) {
    if (!entry.endsWith('.html')) files.add(`/${entry.replaceAll('\\', '/')}`);
  }
  return {
    pages,
    files,
    copyFiles: new Map(Object.entries(copyManifest.create(await readJson(folder, 'copy-files.json')))),
  };
}

const readJson = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), 'utf8'));

/**
 * Returns the headers that pages have and other files do not.
 * @param policy the content security policy that the build wrote for the page
 */
export function pageHeaders(policy: string, exception?: PageException): Record<string, string> {
  return {
    'content-security-policy': policyFor(policy, exception),
    'speculation-rules': `"${speculationRulesPath}"`,
    ...exception?.headers,
  };
}

/** Completes the policy that the build wrote for a page. */
function policyFor(policy: string, { frames, framedBy = "'none'" }: Partial<PageException> = {}): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  const kept = directives.filter((directive) => directive && !(frames && directive.startsWith('frame-src ')));
  return [...kept, ...(frames ? [`frame-src ${frames}`] : []), `frame-ancestors ${framedBy}`].join('; ');
}
