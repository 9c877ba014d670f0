import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Catalog, requestCatalog } from '../src/rendering/catalog.ts';
import { loadEnvFile } from './load-env-file.ts';
import { packageScript, root, runNode } from './run.ts';

// Builds the site for a static host (docs/decisions/0015-pages-rendered-by-the-server.md): every page becomes a file, with the
// catalog of the API at PUBLIC_API_URL. The argument is the output folder.

/** Not dist/, because a running server may be using that folder. */
const buildFolder = path.join(root, 'node_modules/.cache/kindcrate/static-build');

loadEnvFile();
const { PUBLIC_API_URL: apiUrl = '' } = process.env;
const [, , target = 'dist-static'] = process.argv;
process.exitCode = await buildStatic(path.resolve(target));

async function buildStatic(folder: string): Promise<number> {
  if (!URL.canParse(apiUrl)) {
    console.error('PUBLIC_API_URL must be the URL of the API, such as https://api.example.com/api');
    return 1;
  }
  const code = await runNode([packageScript('astro/bin/astro.mjs'), 'build', '--outDir', buildFolder]);
  if (code !== 0) return code;
  // If this request fails, so does the build, because pages without the catalog must not be published.
  // The outcomes of gifts are left out, because a static host would still show them after someone has withdrawn their consent.
  const { outcomes: _, ...catalog } = await requestCatalog(apiUrl);
  rmSync(folder, { recursive: true, force: true });
  // Leaves out the compressed copies, which only our server uses.
  cpSync(path.join(buildFolder, 'client'), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  addPolicies(folder);
  await renderPages(folder, catalog);
  console.log(`The site for a static host is in ${folder}`);
  return 0;
}

/** Our server sends policies as headers. A static host might not do that, so its pages contain them. */
function addPolicies(folder: string): void {
  const list = readFileSync(path.join(buildFolder, 'pages.json'), 'utf8');
  const pages: Record<string, { file: string; policy: string }> = JSON.parse(list);
  for (const { file, policy } of Object.values(pages)) {
    const page = path.join(folder, file);
    writeFileSync(page, addPolicy(readFileSync(page, 'utf8'), policy));
  }
}

/** Puts the policy first, because a policy does not apply to what precedes it in the page. */
function addPolicy(html: string, policy: string): string {
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

async function renderPages(folder: string, catalog: Catalog): Promise<void> {
  const entry = pathToFileURL(path.join(buildFolder, 'server/entry.mjs')).href;
  const { renderPage }: typeof import('../src/rendering/entry.ts') = await import(entry);
  for (const page of listPages(catalog)) {
    const { body, policy } = await renderPage(page, catalog);
    const file = path.join(folder, page, path.extname(page) ? '' : 'index.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, policy ? addPolicy(body, policy) : body);
  }
}

/** The paths of the pages that the build does not write as files. */
function listPages({ brands, organizations }: Catalog): string[] {
  return [
    ...['/', '/about', '/donation', '/sitemap.xml'],
    ...brands.map(({ _id }) => `/branddetails/${encodeURIComponent(_id)}`),
    ...organizations.map(({ _id }) => `/organizationdetails/${encodeURIComponent(_id)}`),
  ];
}
