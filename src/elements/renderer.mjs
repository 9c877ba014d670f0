// Lets Astro render a light element (element.ts) and fetch its code by any `client:*` directive. There is no client part:
// importing the element's file defines it, and the browser does the rest.
const escapeQuotes = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function renderToStaticMarkup({ tag }, props, slots) {
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${escapeQuotes(value)}"`);
  return { html: `<${tag}${attributes.join('')}>${slots.default ?? ''}</${tag}>` };
}

export default {
  name: 'light-elements',
  check: (component) => typeof component?.tag === 'string',
  renderToStaticMarkup,
  supportsAstroStaticSlot: false,
};
