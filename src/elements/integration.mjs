/** Registers the light elements of this folder with Astro. */
export function lightElements() {
  return {
    name: 'light-elements',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({ name: 'light-elements', serverEntrypoint: `${import.meta.dirname}/renderer.mjs` });
      },
    },
  };
}
