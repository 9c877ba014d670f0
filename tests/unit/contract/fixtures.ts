import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Body = Record<string, unknown>;

/** What a fixture file may say; see `fixturesOf`. */
interface Description {
  with?: Body;
  without?: string[];
  /** Values of a field, each tried in its turn. */
  values?: Record<string, unknown[]>;
  /** Message by field; of invalid fixtures only. */
  messages?: Record<string, string>;
  /** What the checked value differs in from the body; of valid fixtures only. */
  becomes?: Body;
}

export interface Fixture {
  title: string;
  body: Body;
  messages: Record<string, string>;
  /** The checked value that a valid body gives. */
  checked: Body;
}

const folder = path.join(import.meta.dirname, 'fixtures');

/**
 * The bodies of a call: `valid-complete.json` is one as it stands, the other files say what they change in it.
 * Each value of a file's `values` makes a body of its own.
 */
export function fixturesOf(call: string, kind: 'valid' | 'invalid'): Fixture[] {
  const complete = read(call, 'valid-complete.json').with ?? {};
  const files = globSync(`${kind}-*.json`, { cwd: path.join(folder, call) }).sort();
  return files.flatMap((file) => fixturesIn(file, read(call, file), complete));
}

function fixturesIn(file: string, description: Description, complete: Body): Fixture[] {
  const { without = [], messages = {}, becomes = {} } = description;
  return variants(description).map((change) => {
    const body: Body = { ...complete, ...description.with, ...change };
    for (const field of without) delete body[field];
    const name = file.replace('.json', '').replaceAll('-', ' ');
    const title = Object.keys(change).length ? `${name}: ${shorten(JSON.stringify(change))}` : name;
    return { title, body, messages, checked: { ...body, ...becomes } };
  });
}

function variants({ values }: Description): Body[] {
  if (!values) return [{}];
  return Object.entries(values).flatMap(([field, list]) => list.map((value) => ({ [field]: value })));
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);

function read(call: string, file: string): Description {
  return JSON.parse(readFileSync(path.join(folder, call, file), 'utf8'));
}
