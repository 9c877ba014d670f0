/** Registers `client:intent` (see intent.ts) with Astro. */
export function clientIntent() {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      },
    },
  };
}
