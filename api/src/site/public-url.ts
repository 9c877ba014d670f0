import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'superstruct';

/** Makes the absolute URLs in the source of a page lead to the server's `PUBLIC_URL`. */
export type RewriteUrls = (text: string) => string;

/** The content of `server/build.json`, which the build of the site writes (src/build/pages.mjs). */
const buildInfo = object({ publicUrl: string() });

/**
 * Creates the function that puts the server's URL in place of the one that the site was built with: in canonical links,
 * metadata, structured data and the sitemap. No script or style contains such a URL, so the hashes in a page's content security
 * policy stay valid.
 * @param publicUrl an origin
 * @throws when another version built the site.
 */
export async function createUrlRewriter(siteFolder: string, publicUrl: string): Promise<RewriteUrls> {
  const written = JSON.parse(await readFile(join(siteFolder, 'server/build.json'), 'utf8'));
  const { origin } = new URL(buildInfo.create(written).publicUrl);
  if (origin === publicUrl) return (text) => text;
  // A longer origin that begins with this one, such as one with a port, is not replaced.
  const builtOrigin = new RegExp(`${origin.replace(/[^\w/:]/g, '\\$&')}(?![\\w.:@-])`, 'g');
  return (text) => text.replace(builtOrigin, () => publicUrl);
}
