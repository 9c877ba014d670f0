import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examples } from '@kindcrate/contract/examples';

type Body = Record<string, unknown>;

/** The content of a fixture file; see `readFixtures`. */
interface FixtureFile {
  /** Fields that differ from the complete body. */
  with?: Body;
  /** Fields that are left out of the body. */
  without?: string[];
  /** Alternative values of a field; each makes a fixture. */
  values?: Record<string, unknown[]>;
  /** The expected message of each field; only in invalid fixtures. */
  messages?: Record<string, string>;
  /** The fields that validation changes, with their new values; only in valid fixtures. */
  becomes?: Body;
}

export interface Fixture {
  title: string;
  body: Body;
  messages: Record<string, string>;
  /** The result of validating a valid body. */
  checked: Body;
}

const folder = path.join(import.meta.dirname, 'fixtures');

/**
 * Reads the fixtures of a request body. The contract's `examples.ts`, which the API's documentation shows too, has a
 * complete example of the body; the files contain only the differences from it. Each value in `values` makes a separate fixture.
 */
export function readFixtures(bodyName: string, kind: 'valid' | 'invalid'): Fixture[] {
  const complete = (examples as Record<string, Body>)[bodyName] ?? {};
  const files = globSync(`${kind}-*.json`, { cwd: path.join(folder, bodyName) }).sort();
  const fixtures = files.flatMap((file) => createFixtures(file, readFixtureFile(bodyName, file), complete));
  return kind === 'valid' ? [...createFixtures('valid-complete', {}, complete), ...fixtures] : fixtures;
}

function createFixtures(file: string, fixtureFile: FixtureFile, complete: Body): Fixture[] {
  const { without = [], messages = {}, becomes = {} } = fixtureFile;
  return listVariants(fixtureFile).map((change) => {
    const body: Body = { ...complete, ...fixtureFile.with, ...change };
    for (const field of without) delete body[field];
    const name = file.replace(/^(in)?valid-|\.json$/g, '').replaceAll('-', ' ');
    const title = Object.keys(change).length ? `${name}: ${shorten(JSON.stringify(change))}` : name;
    return { title, body, messages, checked: { ...body, ...becomes } };
  });
}

function listVariants({ values }: FixtureFile): Body[] {
  if (!values) return [{}];
  return Object.entries(values).flatMap(([field, list]) => list.map((value) => ({ [field]: value })));
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);

function readFixtureFile(bodyName: string, file: string): FixtureFile {
  return JSON.parse(readFileSync(path.join(folder, bodyName, file), 'utf8'));
}
