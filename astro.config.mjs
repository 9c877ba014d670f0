import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import icon from 'astro-icon';
import { headlineFont } from './src/build/headline-font.mjs';
import { islandChunks } from './src/build/island-chunks.mjs';
import { pages } from './src/build/pages.mjs';
import { precompress } from './src/build/precompress.mjs';
import { sitePackages } from './src/build/site-packages.mjs';
import { clientDirectives } from './src/directives/integration.mjs';
import { bootHashes, bootScripts } from './src/layouts/boot/boot-scripts.mjs';
import { detailPaths } from './src/layouts/detail-paths.mjs';
import { serverRendering } from './src/rendering/adapter.mjs';
import { workbench } from './src/workbench/integration.mjs';

const apiUrl = process.env.PUBLIC_API_URL ?? '/api';
/** The origins to add to the content security policy: none if the API has the same origin as the site. */
const apiOrigins = apiUrl.startsWith('/') ? [] : [new URL(apiUrl).origin];

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const islandFile = 'static/js/[name].[hash].js';
const islandFiles = {
  entryFileNames: islandFile,
  chunkFileNames: islandFile,
  codeSplitting: { groups: islandChunks },
};

export default defineConfig({
  site: process.env.PUBLIC_URL ?? 'http://localhost:4321',
  trailingSlash: 'ignore',
  adapter: serverRendering(),
  integrations: [
    react(),
    // astro-icon warns if the folder of local icons does not exist, so it gets the folder of the illustrations.
    icon({ iconDir: 'src/assets/illustrations' }),
    clientDirectives(),
    detailPaths(),
    workbench(),
    headlineFont('en'),
    pages(),
    sitePackages(),
    precompress(),
  ],
  // Astro's default, Shiki, writes inline styles, which violate the content security policy.
  markdown: { syntaxHighlight: false },
  env: {
    schema: {
      PUBLIC_API_URL: envField.string({ context: 'client', access: 'public', default: '/api' }),
    },
  },
  build: { inlineStylesheets: 'always' },
  security: {
    csp: {
      scriptDirective: { hashes: bootHashes },
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        ["img-src 'self' data: blob:", ...apiOrigins].join(' '),
        // `default-src` already allows connections to this site.
        ...(apiOrigins.length > 0 ? [["connect-src 'self'", ...apiOrigins].join(' ')] : []),
        // The hosts of embedded videos and maps; the copy's schemas allow no others.
        'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org',
        "require-trusted-types-for 'script'",
        // No script may create a policy, because a policy could bypass Trusted Types.
        "trusted-types 'none'",
      ],
    },
  },
  vite: {
    plugins: [bootScripts()],
    // The API reads ACCEPTED_EMAIL_DOMAINS too, so its name lacks the prefix PUBLIC_, and Vite does not expose it to the site by default.
    define: {
      'import.meta.env.ACCEPTED_EMAIL_DOMAINS': JSON.stringify(process.env.ACCEPTED_EMAIL_DOMAINS ?? ''),
      'import.meta.env.VERSION': JSON.stringify(version),
    },
    // The files of islands have the path that the specification requires (section 7); all other files keep Astro's default paths.
    environments: { client: { build: { rolldownOptions: { output: islandFiles } } } },
    // Requests to the API, including what it serves outside /api: the feeds of needs, and the documentation that the desk links to.
    server: { proxy: { '^/(api/|docs$|needs[.](rss|atom))': process.env.API_ORIGIN ?? 'http://localhost:4320' } },
  },
});
