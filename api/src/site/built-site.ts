import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Reads once what a built site consists of: what is not in it then is never looked for on the disk.
 * @param exceptions by the paths of their pages
 */
export async function readBuiltSite(folder: string, exceptions: Record<string, PageException>): Promise<BuiltSite> {
  const pages = new Map<string, SitePage>();
  const files = new Set<string>();
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    const file = entry.replaceAll('\\', '/');
    const path = pagePath(file);
    if (file.endsWith('.html')) pages.set(path, await readPage(folder, file, exceptions[path]));
    else files.add(`/${file}`);
  }
  return { pages, files };
}

function pagePath(file: string): string {
  return `/${file.replace(/(?:\/?index)?\.html$/, '')}`.toLowerCase();
}

async function readPage(folder: string, file: string, exception?: PageException): Promise<SitePage> {
  const policy = readPolicy(await readFile(join(folder, file), 'utf8'));
  return { file, headers: { 'content-security-policy': policyFor(policy, exception), ...exception?.headers } };
}

/**
 * Astro writes the policy with the hashes of a page's own scripts and styles into the page. A header says the same and
 * adds who may frame it, which a page cannot say of itself. Both apply; a page without one gets the strictest that
 * still shows a page.
 */
function readPolicy(html: string): string[] {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];
  const policy = meta ? decodeEntities(meta) : "default-src 'self'";
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
}

function policyFor(policy: string[], { frames, framedBy = "'none'" }: Partial<PageException> = {}): string {
  const own = frames ? policy.filter((directive) => !directive.startsWith('frame-src ')) : policy;
  return [...own, ...(frames ? [`frame-src ${frames}`] : []), `frame-ancestors ${framedBy}`].join('; ');
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
