import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SitePage {
  /** Its path inside the site's folder. */
  file: string;
  /** The content security policy that the page is sent with. */
  policy: string;
}

export interface BuiltSite {
  /** By the lower-case paths that lead to them. */
  pages: Map<string, SitePage>;
  /** The paths of all other files, which are found by their exact names only. */
  files: Set<string>;
}

/** Reads once what a built site consists of: what is not in it then is never looked for on the disk. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const pages = new Map<string, SitePage>();
  const files = new Set<string>();
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    const file = entry.replaceAll('\\', '/');
    if (file.endsWith('.html')) pages.set(pagePath(file), await readPage(folder, file));
    else files.add(`/${file}`);
  }
  return { pages, files };
}

function pagePath(file: string): string {
  return `/${file.replace(/(?:\/?index)?\.html$/, '')}`.toLowerCase();
}

async function readPage(folder: string, file: string): Promise<SitePage> {
  return { file, policy: readPolicy(await readFile(join(folder, file), 'utf8')) };
}

/**
 * Astro writes the policy with the hashes of a page's own scripts and styles into the page. A header says the same and
 * adds who may frame it, which a page cannot say of itself. Both apply; a page without one gets the strictest that
 * still shows a page.
 */
function readPolicy(html: string): string {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];
  const policy = meta ? decodeEntities(meta) : "default-src 'self'";
  return `${policy.trim().replace(/;$/, '')}; frame-ancestors 'none'`;
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
