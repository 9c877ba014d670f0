import type { Component } from './components.ts';

/** Licenses that require only that their notices be kept. A release does that: it contains the notices of all its packages. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** libvips: its LGPL is accepted because sharp loads it as a shared library, which anyone may replace. The notices explain that. */
export const isLibvips = ({ name }: Pick<Component, 'name'>): boolean => name.startsWith('@img/sharp-libvips-');

/** libheif: its LGPL is accepted because its code is a separate file, which anyone may replace. */
const isLibheif = ({ name }: Pick<Component, 'name'>) => name === 'libheif-js';

/** @returns one line for each package whose license is not accepted. */
export function checkLicenses(components: Pick<Component, 'name' | 'version' | 'license'>[]): string[] {
  return components
    .filter((component) => !isAccepted(component))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license ${license}, which scripts/release/licenses.ts does not list`,
    );
}

function isAccepted(component: Pick<Component, 'name' | 'license'>): boolean {
  if (isLibvips(component)) return component.license === 'LGPL-3.0-or-later';
  if (isLibheif(component)) return component.license === 'LGPL-3.0';
  // An SPDX expression: with OR, one license is enough; with AND, all apply. Parentheses are accepted only around the whole expression.
  const choices = component.license.replace(/^\(([^()]*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => permissive.has(license)));
}
