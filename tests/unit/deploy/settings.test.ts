import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '../../../scripts/dockerfile/read-dockerfile.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

// api/test/config compares this list with what the server reads.
const settings = namesIn(read('.env.example'), /^#?\s?([A-Z0-9_]+)=/gm);
const { site } = parse(read('compose.yaml')).services;
/** What compose.yaml itself reads from `.env`, such as the passwords of other containers. */
const composeVariables = namesIn(read('compose.yaml'), /\$\{(\w+)/g);

test('the Dockerfile, compose.yaml and the systemd unit set only settings that exist', () => {
  const pairs = readDockerfile(read('Dockerfile')).flatMap(({ steps }) =>
    steps.filter(({ keyword }) => ['ARG', 'ENV'].includes(keyword)).flatMap(({ args }) => args),
  );
  const names = {
    Dockerfile: pairs.map((pair) => pair.split('=')[0] ?? ''),
    'compose.yaml': [...Object.keys(site.environment), ...Object.keys(site.build.args)],
    'kindcrate.service': namesIn(read('deploy/kindcrate.service'), /^Environment=(\w+)=/gm),
  };
  const nodeSettings = ['NODE_COMPILE_CACHE'];
  for (const [file, found] of Object.entries(names)) {
    expect(found.length, file).toBeGreaterThan(2);
    expect(
      found.filter((name) => ![...settings, ...nodeSettings].includes(name)),
      file,
    ).toEqual([]);
  }
});

test.each(['deploy.md', 'operate.md', 'backup.md', 'images.md'])(
  'docs/%s mentions only settings that exist',
  (file) => {
    const text = read(`docs/${file}`);
    const names = namesIn(text, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b(?!_)/g);
    expect(names.length).toBeGreaterThan(4);
    const known = [...settings, ...composeVariables];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    // `LIMIT_…` and `IMAGES_S3_*` stand for all settings that begin with these letters.
    const prefixes = namesIn(text, /\b([A-Z][A-Z0-9_]*_)[*…]/g);
    expect(prefixes.filter((prefix) => !settings.some((name) => name.startsWith(prefix)))).toEqual([]);
  },
);
