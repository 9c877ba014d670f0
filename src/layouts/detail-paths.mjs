/**
 * During development, serves pages whose URL ends in an id as the production server does (api/src/site/serve-site.ts): in any letter
 * case, and the receipt page for every id.
 * @returns {import('astro').AstroIntegration}
 */
export function detailPaths() {
  return {
    name: 'detail-paths',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          request.url = request.url
            ?.replace(/^\/receipt\/[^/?]+\/?(?=\?|$)/i, '/receipt')
            .replace(/^\/(branddetails|organizationdetails)(?=\/)/i, (path) => path.toLowerCase());
          next();
        });
      },
    },
  };
}
