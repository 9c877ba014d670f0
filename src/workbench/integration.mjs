/**
 * Adds /workbench, which shows every component of the site in each of its states, in development only.
 * @returns {import('astro').AstroIntegration}
 */
export function workbench() {
  return {
    name: 'workbench',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/workbench', entrypoint: './src/workbench/Workbench.astro' });
      },
    },
  };
}
