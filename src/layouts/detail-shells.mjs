/**
 * While developing, serves the shell of a detail page for every id, as the real server does (api/src/site/serve-site.ts).
 * @returns {import('astro').AstroIntegration}
 */
export function detailShells() {
  return {
    name: 'detail-shells',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          const detailPath = /^\/(branddetails|organizationdetails|receipt)\/[^/?]+\/?(?=\?|$)/i;
          request.url = request.url?.replace(detailPath, (_, name) => `/${name.toLowerCase()}`);
          next();
        });
      },
    },
  };
}
