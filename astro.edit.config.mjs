import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';
import site from './astro.config.mjs';

/** Says where the editor is, below where Astro says that the site is. */
const editorAddress = {
  name: 'editor-address',
  hooks: {
    'astro:server:start': ({ address, logger }) =>
      logger.info(`Copy editor: http://localhost:${address.port}/keystatic`),
  },
};

// For `npm run edit` only: the site with the copy editor at /keystatic. A build never reads this file.
export default defineConfig({
  ...site,
  integrations: [...(site.integrations ?? []), keystatic(), editorAddress],
  vite: {
    ...site.vite,
    server: {
      ...site.vite?.server,
      // The editor's own calls go to /api/keystatic; everything else under /api is for the API.
      proxy: { '^/api/(?!keystatic/)': process.env.API_ORIGIN ?? 'http://localhost:4320' },
    },
  },
});
