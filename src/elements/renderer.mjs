// Lets Astro render light elements (element.ts) and load their code with any `client:*` directive. It needs no client
// entry point: importing the module defines the custom element, and the browser upgrades it.
const escapeQuotes = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function renderToStaticMarkup({ tag }, props, slots) {
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${escapeQuotes(value)}"`);
  return { html: `<${tag}${attributes.join('')}>${slots.default ?? ''}</${tag}>` };
}

export default {
  name: 'light-elements',
  check: (component) => typeof component?.tag === 'string',
  renderToStaticMarkup,
  // The children are rendered as they are, without an `<astro-slot>` or `<astro-static-slot>` around them.
  supportsAstroStaticSlot: false,
};
