// @ts-check
import { createHash } from 'node:crypto';
import { ELEMENT_NODE, parse, walkSync } from 'ultrahtml';
import { partsAttribute } from './island-files.mjs';

/**
 * Completes a page that Astro rendered: every island gets the list of its files, the style of islands moves into the head, and
 * the policy keeps only the hashes of scripts and styles that the page has. Astro's policy is the same on every page, and lists
 * those of all of them.
 * @param {string} html
 * @param {string} policy
 * @param {import('./island-files.mjs').Imports} imports
 */
export function completePage(html, policy, imports) {
  return { html: moveIslandStyle(addParts(html, imports)), policy: narrowPolicy(html, policy) };
}

/**
 * @param {string} html
 * @param {import('./island-files.mjs').Imports} imports
 */
function addParts(html, imports) {
  /** @type {import('ultrahtml').ElementNode[]} */
  const islands = [];
  walkSync(parse(html), (node) => {
    if (node.type === ELEMENT_NODE && node.name === 'astro-island') islands.push(node);
  });
  let completed = html;
  // From the last island to the first, because an insertion moves everything after it.
  for (const island of islands.reverse()) {
    const at = island.loc[0].start + '<astro-island '.length;
    completed = completed.slice(0, at) + partsAttribute(island, imports) + completed.slice(at);
  }
  return completed;
}

const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/**
 * Astro writes the style of islands before the first one of a page, but HTML allows no style in the body.
 * @param {string} html
 */
function moveIslandStyle(html) {
  const [style] = html.match(islandStyle) ?? [];
  return style ? html.replace(style, '').replace('</head>', `${style}</head>`) : html;
}

const inlineCode = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const hashSource = /'sha256-[^']+'/g;

/**
 * Never adds a hash: a script that someone managed to inject into the page stays forbidden.
 * @param {string} html
 * @param {string} policy
 */
function narrowPolicy(html, policy) {
  const used = new Set([...html.matchAll(inlineCode)].map(([, , code = '']) => `'sha256-${sha256(code)}'`));
  return policy
    .replace(hashSource, (hash) => (used.has(hash) ? hash : ''))
    .replace(/ {2,}/g, ' ')
    .replaceAll(' ;', ';');
}

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('base64');
