// @ts-check
import { createHash } from 'node:crypto';
import { ELEMENT_NODE, parse, walkSync } from 'ultrahtml';
import { scriptsAttributes } from './island-files.mjs';

/**
 * Completes a page that Astro rendered: every island gets the names of its script files, the style of islands moves into the head, the
 * scripts of islands are merged into one, and the content security policy keeps only what the page uses. Astro's policy is the same on
 * every page, and lists the scripts, styles and framed sites of all pages.
 * @param {string} html
 * @param {string} policy
 * @param {import('./island-files.mjs').Imports} imports
 */
export function completePage(html, policy, imports) {
  const styled = mergeIslandStyle(escapeAttributes(html), policy);
  const ordered = orderLayersOnce(styled.html, styled.policy);
  const merged = mergeIslandScripts(ordered.html, ordered.policy);
  const policyOfPage = narrowPolicy(merged.html, merged.policy);
  return { html: addScriptNames(merged.html.replace(unusedAttributes, '$1'), imports), policy: policyOfPage };
}

/** A comment, a script or style with its content, or a start tag. */
const markup = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const quotedValue = /"[^"]*"|'[^']*'/g;

/**
 * Escapes any text in an attribute that looks like a tag. HTML does not require this, and Astro does not do it, but the functions
 * below search for tags, and would mistake text that people typed, such as the words of a need, for an island or a style of the
 * page.
 * @param {string} html
 */
function escapeAttributes(html) {
  return html.replace(markup, (tag, /** @type {string | undefined} */ rawElement) => {
    const isStartTag = !rawElement && !tag.startsWith('<!--');
    return isStartTag ? tag.replace(quotedValue, (value) => value.replaceAll('<', '&lt;')) : tag;
  });
}

/** The name of an icon and the id of an island, which neither a script nor a style reads. */
const unusedAttributes = /(<(?:svg|astro-island)\b[^>]*?) (?:data-icon|uid)="[^"]*"/g;

/**
 * @param {string} html
 * @param {import('./island-files.mjs').Imports} imports
 */
function addScriptNames(html, imports) {
  /** @type {import('ultrahtml').ElementNode[]} */
  const islands = [];
  walkSync(parse(html), (node) => {
    if (node.type === ELEMENT_NODE && node.name === 'astro-island') islands.push(node);
  });
  let completed = html;
  // From the last island to the first, because an insertion moves everything after it.
  for (const island of islands.reverse()) {
    const at = island.loc[0].start + '<astro-island '.length;
    completed = completed.slice(0, at) + scriptsAttributes(island, imports) + completed.slice(at);
  }
  return completed;
}

const islandStyle = /<style>(astro-island,[^<]*)<\/style>/;
const firstStyle = /<style>([\s\S]*?)<\/style>/;

/**
 * Astro writes the style of islands before the first island of a page, but HTML allows no style in the body. Merging this style into the
 * page's first style also saves a hash in the policy.
 * @param {string} html
 * @param {string} policy
 */
function mergeIslandStyle(html, policy) {
  const [element, rules] = html.match(islandStyle) ?? [];
  if (!element) return { html, policy };
  const [, first] = html.replace(element, '').match(firstStyle) ?? [];
  if (first === undefined) throw new Error('A page with islands has no style of its own');
  const style = first + rules;
  return {
    html: html.replace(element, '').replace(`<style>${first}</style>`, () => `<style>${style}</style>`),
    // Replaces a hash and never adds one, so the policy still forbids a style that someone managed to inject.
    policy: policy.replace(sha256Source(first), sha256Source(style)),
  };
}

/** The order of the layers (src/styles/_layers.scss). */
export const layerOrder = '@layer reset,base,shared,blocks,pages,reduced-motion,print;';
const layerStatement = /@layer [a-z,-]+;/g;

/**
 * Each part of a page's styles repeats the order of the layers, which the bundler splits into several statements. The repetition adds up
 * to half a kilobyte per page. One statement in the first style is enough, because it comes before every rule.
 * @param {string} html
 * @param {string} policy
 */
function orderLayersOnce(html, policy) {
  let allowed = policy;
  let order = layerOrder;
  const ordered = html.replace(/<style>([\s\S]*?)<\/style>/g, (element, /** @type {string} */ rules) => {
    const withoutOrder = rules.replace(layerStatement, '');
    if (withoutOrder === rules) return element;
    const style = order + withoutOrder;
    order = '';
    // Replaces a hash and never adds one, as above.
    allowed = allowed.replace(sha256Source(rules), sha256Source(style));
    return `<style>${style}</style>`;
  });
  return { html: ordered, policy: allowed };
}

const adjacentScripts = /<script>([^<]*)<\/script><script>((?:(?!<\/script>)[\s\S])*)<\/script>/;

/**
 * Astro writes one script for the directive of the first island, and right after it one for all islands. Merging the two saves a hash in
 * the policy.
 * @param {string} html
 * @param {string} policy
 */
function mergeIslandScripts(html, policy) {
  const [elements, first = '', second = ''] = html.match(adjacentScripts) ?? [];
  // Both must be allowed, so the policy still forbids a script that someone managed to inject.
  if (!elements || ![first, second].every((code) => policy.includes(sha256Source(code)))) return { html, policy };
  const code = first + second;
  return {
    html: html.replace(elements, () => `<script>${code}</script>`),
    policy: policy.replace(sha256Source(first), sha256Source(code)),
  };
}

const inlineCode = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const hashSource = /'sha256-[^']+'/g;

/**
 * Removes the hashes and framed sites that a page does not use. Never adds a hash, so the policy still forbids a script that someone
 * managed to inject into the page.
 * @param {string} html
 * @param {string} policy
 */
function narrowPolicy(html, policy) {
  const used = new Set([...html.matchAll(inlineCode)].map(([, , code = '']) => sha256Source(code)));
  return policy
    .replace(hashSource, (hash) => (used.has(hash) ? hash : ''))
    .replace(/frame-src [^;]*/, (directive) => narrowFrames(html, directive))
    .replace(/ {2,}/g, ' ')
    .replace(/( ?;)+/g, ';');
}

const linkTarget = / href="[^"]*"/g;

/**
 * Removes the directive if the page frames no other site: `default-src` then allows only frames of this site. A link to a site does not
 * frame it.
 * @param {string} html
 * @param {string} directive
 */
function narrowFrames(html, directive) {
  const [, ...sources] = directive.trim().split(/ +/);
  const withoutLinks = html.replace(linkTarget, '');
  const kept = sources.filter((source) => !source.startsWith('https://') || withoutLinks.includes(`${source}/`));
  return kept.length > 0 ? `frame-src ${kept.join(' ')}` : '';
}

/** @param {string} code */
const sha256Source = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
