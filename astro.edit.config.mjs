import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';
import site from './astro.config.mjs';

/** Logs the editor's URL after Astro has logged the site's. */
const logEditorUrl = {
  name: 'log-editor-url',
  hooks: {
    'astro:server:start': ({ address, logger }) =>
      logger.info(`Copy editor: http://localhost:${address.port}/keystatic`),
  },
};

// Only for `npm run edit`: the site with the copy editor at /keystatic. Builds do not use this file.
export default defineConfig({
  ...site,
  integrations: [...(site.integrations ?? []), keystatic(), logEditorUrl],
  vite: {
    ...site.vite,
    server: {
      ...site.vite?.server,
      // Requests to /api/keystatic are the editor's own; all others under /api, and the feeds, go to the API.
      proxy: { '^/(api/(?!keystatic/)|needs[.](rss|atom))': process.env.API_ORIGIN ?? 'http://localhost:4320' },
    },
  },
});
