/**
 * During development, serves pages whose URL ends in an id the same way as the production server (api/src/site/serve-site.ts): the
 * page name may be in upper or lower case, and `/receipt/` with any id opens the receipt page.
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
