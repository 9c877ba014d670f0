import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { packageScript, startNode, waitForExit } from './run.ts';

// Runs all static checks, two at a time, even if one of them fails. Ends with one line that says what was checked.

interface Step {
  name: string;
  command: string[];
  /** Returns the step's part of the closing line. Called with the output of the step, unless the step failed. */
  summarize: (output: string) => string;
  /** Matches lines of output to leave out when the step fails. */
  isNoise?: (line: string) => boolean;
}

/** The slowest step comes first: it takes as long as all others together. */
const steps: Step[] = [
  {
    name: 'types of the site',
    command: [packageScript('astro/bin/astro.mjs'), 'check'],
    summarize: (output) => `types in ${findCount(output, /Result \((\d+) files?\)/)} files of the site`,
  },
  typeCheckOf('api'),
  typeCheckOf('contract'),
  {
    name: 'format and lint',
    command: [packageScript('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
    summarize: (output) => `${findCount(output, /Checked (\d+) files?/)} files formatted and linted`,
  },
  {
    name: 'styles',
    command: [packageScript('stylelint/bin/stylelint.mjs'), '--formatter', 'verbose', '{src,tests}/**/*.scss'],
    summarize: (output) => `${findCount(output, /(\d+) sources? checked/)} stylesheets linted`,
  },
  {
    name: 'imports',
    command: ['scripts/check-imports.ts'],
    summarize: (output) => `${findCount(output, /Checked (\d+) imports/)} imports allowed, no cycles`,
  },
  { name: 'unused code', command: [packageScript('knip/bin/knip.js')], summarize: () => 'no unused code' },
];

function typeCheckOf(folder: 'api' | 'contract'): Step {
  return {
    name: `types of the ${folder}`,
    command: [packageScript('typescript/bin/tsc'), '-p', folder, '--listFiles'],
    // Continues "types in … files of the site" in the closing line.
    summarize: (output) => `${countOwnFiles(output)} of the ${folder === 'api' ? 'API' : folder}`,
    // The paths that --listFiles prints.
    isNoise: path.isAbsolute,
  };
}

function countOwnFiles(output: string): number {
  return output.split('\n').filter((line) => path.isAbsolute(line) && !line.includes('node_modules')).length;
}

/** Throws if the pattern finds no number above 0, because the tool checked nothing, or a new version of it words its result differently. */
function findCount(output: string, pattern: RegExp): string {
  const number = Number(pattern.exec(output)?.[1]);
  if (!number) throw new Error(`${pattern} matches nothing in:\n${output}`);
  return number.toLocaleString('en-US');
}

/** Returns the summary of the step; undefined if it failed. */
async function run({ name, command, summarize, isNoise = () => false }: Step): Promise<string | undefined> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = startNode(command, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...color } });
  const [code, ...printed] = await Promise.all([waitForExit(child), readText(child.stdout), readText(child.stderr)]);
  const output = printed.join('');
  if (code === 0) return summarize(stripVTControlCharacters(output));
  const lines = output.split('\n').filter((line) => !isNoise(line));
  console.error(`✗ ${name}\n\n${lines.join('\n')}`);
  return undefined;
}

const readText = async (stream: Readable | null) => (stream ? text(stream) : '');

const results: (string | undefined)[] = [];
const remainingSteps = steps.entries();
const runRemaining = async () => {
  for (const [index, step] of remainingSteps) results[index] = await run(step);
};
// Two at a time: both calls take their next step from the same iterator.
await Promise.all([runRemaining(), runRemaining()]);

const failed = steps.filter((_, index) => results[index] === undefined).map(({ name }) => name);
console.log(`check: ${failed.length ? `failed: ${failed.join(', ')}` : results.join(', ')}`);
process.exitCode = failed.length ? 1 : 0;
