/** Registers `client:intent` (see intent.ts) with Astro. */
export function clientDirectives() {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: `${import.meta.dirname}/intent.ts` });
      },
    },
  };
}
