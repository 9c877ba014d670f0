// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ELEMENT_NODE, parse, walkSync } from 'ultrahtml';
import { ImportRecord, partsAttribute } from './island-parts.mjs';

/**
 * Completes the built pages: every island gets the list of its files, and `.pages.json` says where each page is and
 * which content security policy it has. The server (api/src/site/built-site.ts) sends the policy as a header.
 * That file itself is never served, because its name begins with a dot.
 * @returns {import('astro').AstroIntegration}
 */
export function pages() {
  const record = new ImportRecord();
  return {
    name: 'pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [record.plugin()] } }),
      'astro:build:done': ({ dir }) => completePages(fileURLToPath(dir), record),
    },
  };
}

/**
 * @param {string} folder
 * @param {ImportRecord} record
 */
function completePages(folder, record) {
  /** @type {Record<string, { file: string, policy: string }>} */
  const manifest = {};
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = entry.replaceAll('\\', '/');
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    const { policy, islands } = readPage(html);
    // The parser leaves character references as they are.
    if (!policy || policy.includes('&')) throw new Error(`${file} has no readable content security policy: ${policy}`);
    manifest[pathOf(file)] = { file, policy };
    if (islands.length) writeFileSync(join(folder, file), addParts(html, islands, record));
  }
  writeFileSync(join(folder, '.pages.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} file */
const pathOf = (file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`.toLowerCase();

/** @param {string} html */
function readPage(html) {
  /** @type {{ policy?: string | undefined, islands: import('ultrahtml').ElementNode[] }} */
  const page = { islands: [] };
  walkSync(parse(html), (node) => {
    if (node.type !== ELEMENT_NODE) return;
    const { name, attributes } = node;
    if (name === 'astro-island') page.islands.push(node);
    if (name === 'meta' && attributes['http-equiv'] === 'content-security-policy') page.policy = attributes.content;
  });
  return page;
}

/**
 * @param {string} html
 * @param {import('ultrahtml').ElementNode[]} islands in the order of the page
 * @param {ImportRecord} record
 */
function addParts(html, islands, record) {
  let completed = html;
  // From the last island to the first, because an insertion moves everything after it.
  for (const island of islands.toReversed()) {
    const at = island.loc[0].start + '<astro-island '.length;
    completed = completed.slice(0, at) + partsAttribute(island, record) + completed.slice(at);
  }
  return completed;
}
