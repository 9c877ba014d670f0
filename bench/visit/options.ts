import { parseArgs } from 'node:util';

export interface Options {
  /** The paths of the pages to measure; all pages if there are none. */
  paths: string[];
  rounds: number;
  /** Whether to store the measurements, and write all stored ones into docs/performance.md. */
  isWriting: boolean;
  /** Whether to print the paths of all pages instead of measuring them. */
  isListing: boolean;
}

/**
 * Reads the command line: `--pages /,/about --rounds 5 --write`.
 * @throws Error for an unknown option, a path that is not in `knownPaths`, or a number of rounds that is not a positive integer
 */
export function readOptions(args: string[], knownPaths: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const paths = values.pages.split(',').filter(Boolean);
  const unknown = paths.filter((path) => !knownPaths.includes(path));
  if (unknown.length)
    throw new Error(`--pages: unknown path ${unknown.join(', ')}; choose from ${knownPaths.join(', ')}`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number of at least 1');
  return { paths, rounds, isWriting: values.write, isListing: values.list };
}
