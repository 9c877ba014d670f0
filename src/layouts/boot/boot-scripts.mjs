// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inlineSource } from './inline-source.ts';

/** A plugin for Vite that lets Boot.astro import the scripts of this folder, ready to be inlined, by adding `?boot` to the file name. */
export function bootScripts() {
  return {
    name: 'boot-scripts',
    /** @param {string} id */
    load(id) {
      const [file = '', query] = id.split('?');
      return query === 'boot' ? `export default ${JSON.stringify(readScript(file))}` : undefined;
    },
  };
}

/** The hashes by which the content security policy allows these scripts. */
export const bootHashes = [
  'session.js',
  'notice.js',
  'detail.js',
  'map.js',
  'account-data.js',
  'email-link.js',
  'login-for-donation.js',
  'organization.js',
].map((file) => {
  const source = readScript(new URL(file, import.meta.url));
  // The type that Astro's configuration requires.
  return /** @type {const} */ (`sha256-${createHash('sha256').update(source).digest('base64')}`);
});

/** @param {string | URL} file */
function readScript(file) {
  return inlineSource(readFileSync(file, 'utf8'));
}
