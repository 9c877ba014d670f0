/**
 * Shows contributors every piece of the site in each of its states, at /workbench, while developing only.
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
