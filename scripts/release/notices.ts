import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Component } from './components.ts';
import { isLibvips } from './licenses.ts';

const separator = '─'.repeat(100);

const introduction = `Kindcrate contains the packages below. Each is followed by its license and notices, as the package contains them.

libvips, the library that re-encodes pictures, and some libraries in it are free software under the GNU Lesser General Public License,
version 3 or later. It is used unchanged, as a shared library: you may replace the file in node_modules/@img/sharp-libvips-* with
a version of your own. Its source code is at https://github.com/libvips/libvips, and the code from which the file is built is at
https://github.com/lovell/sharp-libvips.

libheif and libde265, which decode HEIC photos, are under the same license. They are used unchanged, as the file
node_modules/libheif-js/libheif-wasm/libheif.wasm, which you may also replace. Their source code is at
https://github.com/strukturag/libheif and https://github.com/strukturag/libde265, and the code from which the file is built is at
https://github.com/catdad-experiments/libheif-emscripten. The texts of the LGPL, and of the GPL that it refers to, are in deploy/licenses.`;

/** Returns the content of the file with the notices of all packages, which their licenses require. */
export function createNotices(components: Component[]): string {
  return [introduction, ...components.map(noticesOf)].join(`\n\n${separator}\n\n`);
}

function noticesOf(component: Component): string {
  const { name, version, license, folder, isInSite } = component;
  const title = `${name} ${version} (${license})${isInSite ? ', in the pages of the site' : ''}`;
  // The package of libvips lists its libraries and their licenses in its readme.
  const pattern = isLibvips(component) ? /^readme/i : /^(licen[cs]e|copying|copyright|notice)/i;
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && pattern.test(file.name));
  const texts = files.map((file) => readFileSync(path.join(folder, file.name), 'utf8').trim());
  return [title, ...(texts.length ? texts : ['The package does not contain the text of its license.'])].join('\n\n');
}
