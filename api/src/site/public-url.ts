import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'superstruct';

/** Makes the absolute URLs in the text of a page lead to the server's `PUBLIC_URL`. */
export type RewriteUrls = (text: string) => string;

/** What the build writes beside its module (src/build/pages.mjs). */
const buildFacts = object({ publicUrl: string() });

/**
 * Creates the function that replaces the URL that a site was built with by the server's: in canonical links, metadata,
 * structured data and the sitemap. No script or style has such a URL, so the hashes in the policy of a page stay right.
 * @param publicUrl an origin
 * @throws when another version built the site.
 */
export async function createUrlRewriter(siteFolder: string, publicUrl: string): Promise<RewriteUrls> {
  const written = JSON.parse(await readFile(join(siteFolder, 'server/build.json'), 'utf8'));
  const { origin } = new URL(buildFacts.create(written).publicUrl);
  if (origin === publicUrl) return (text) => text;
  // Not the beginning of a longer URL, such as another port.
  const built = new RegExp(`${origin.replace(/[^\w/:]/g, '\\$&')}(?![\\w.:@-])`, 'g');
  return (text) => text.replace(built, () => publicUrl);
}
