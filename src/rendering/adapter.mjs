// @ts-check

/**
 * Builds what Kindcrate's own server needs to render pages (docs/decisions/0015-pages-rendered-by-the-server.md): the files of
 * the site in `client/`, and a module that renders pages in `server/`.
 * @returns {import('astro').AstroIntegration}
 */
export function serverRendering() {
  return {
    name: 'server-rendering',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { environments: { ssr: selfContained } } });
      },
      'astro:route:setup': ({ route }) => {
        // The build writes the pages without data as files (src/build/pages.mjs), but the server can render them again with changed copy.
        route.prerender = false;
      },
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'kindcrate',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
            envGetSecret: 'stable',
          },
        }),
    },
  };
}

/**
 * A release does not contain the npm packages of the site, so the module includes the code of those that it uses, except sharp: Astro
 * would load it only to transform images on request, which no page does.
 */
const selfContained = {
  resolve: { noExternal: /** @type {const} */ (true), external: ['sharp'] },
  define: { 'process.env.NODE_ENV': '"production"' },
};
