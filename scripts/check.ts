import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { exitCode, packageScript, startNode } from './run.ts';

// Runs every static check, two at a time and all of them even if one fails. Ends with one line that says what was checked.

interface Step {
  name: string;
  command: string[];
  /** Says what was checked, from the output of a step that passed. */
  checked: (output: string) => string;
  /** Matches lines that are no help when the step fails. */
  isNoise?: (line: string) => boolean;
}

/** The first takes as long as all others together. */
const steps: Step[] = [
  {
    name: 'types of the site',
    command: [packageScript('astro/bin/astro.mjs'), 'check'],
    checked: (output) => `types in ${count(output, /Result \((\d+) files?\)/)} files of the site`,
  },
  typesOf('api'),
  typesOf('contract'),
  {
    name: 'format and lint',
    command: [packageScript('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
    checked: (output) => `${count(output, /Checked (\d+) files?/)} files formatted and linted`,
  },
  {
    name: 'styles',
    command: [packageScript('stylelint/bin/stylelint.mjs'), '--formatter', 'verbose', '{src,tests}/**/*.scss'],
    checked: (output) => `${count(output, /(\d+) sources? checked/)} style sheets linted`,
  },
  { name: 'imports', command: ['scripts/check-imports.ts'], checked: (output) => output.trim() },
  { name: 'unused code', command: [packageScript('knip/bin/knip.js')], checked: () => 'no unused code' },
];

function typesOf(folder: 'api' | 'contract'): Step {
  return {
    name: `types of the ${folder}`,
    command: [packageScript('typescript/bin/tsc'), '-p', folder, '--listFiles'],
    checked: (output) => `${countOwnFiles(output)} of the ${folder === 'api' ? 'API' : folder}`,
    isNoise: path.isAbsolute,
  };
}

function countOwnFiles(output: string): number {
  return output.split('\n').filter((line) => path.isAbsolute(line) && !line.includes('node_modules')).length;
}

/** Throws if a tool words its result in a new way: it might have checked nothing. */
function count(output: string, pattern: RegExp): string {
  const number = Number(pattern.exec(output)?.[1]);
  if (!number) throw new Error(`${pattern} matches nothing in:\n${output}`);
  return number.toLocaleString('en-US');
}

/** Returns what was checked; undefined if the step failed. */
async function run({ name, command, checked, isNoise = () => false }: Step): Promise<string | undefined> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = startNode(command, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...color } });
  const [code, ...printed] = await Promise.all([exitCode(child), readText(child.stdout), readText(child.stderr)]);
  const output = printed.join('');
  if (code === 0) return checked(stripVTControlCharacters(output));
  const lines = output.split('\n').filter((line) => !isNoise(line));
  console.error(`✗ ${name}\n\n${lines.join('\n')}`);
  return undefined;
}

const readText = async (stream: Readable | null) => (stream ? text(stream) : '');

const results: (string | undefined)[] = [];
const waiting = steps.entries();
const lane = async () => {
  // Both lanes draw from the same iterator.
  for (const [index, step] of waiting) results[index] = await run(step);
};
await Promise.all([lane(), lane()]);

const failed = steps.filter((_, index) => results[index] === undefined).map(({ name }) => name);
console.log(`check: ${failed.length ? `failed: ${failed.join(', ')}` : results.join(', ')}`);
process.exitCode = failed.length ? 1 : 0;
