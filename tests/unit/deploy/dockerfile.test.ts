import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDockerfile } from '../../../scripts/dockerfile/check-dockerfile.ts';
import { readDockerfile } from '../../../scripts/dockerfile/read-dockerfile.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const linesOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

describe('the Dockerfile', () => {
  const stages = readDockerfile(read('Dockerfile'));

  test("follows hadolint's rules", () => {
    expect(checkDockerfile(read('Dockerfile'))).toEqual([]);
  });

  test('uses the version of Node.js that the tests run on', () => {
    const { node } = JSON.parse(read('package.json')).devDependencies;
    expect(stages.map(({ image }) => image)).toEqual(stages.map(() => `node:${node}-bookworm-slim`));
  });

  test('puts nothing but the release and an empty data folder into the image', () => {
    const last = stages.at(-1)?.steps.filter(({ keyword }) => ['COPY', 'ADD', 'RUN'].includes(keyword));
    expect(last?.map(({ flags: { from }, args }) => [from, ...args])).toEqual([
      ['build', '/build/release', './'],
      ['build', '/build/data', '/data'],
    ]);
  });

  test('installs packages from the lock file only', () => {
    const commands = stages.flatMap(({ steps }) => steps.filter(({ keyword }) => keyword === 'RUN'));
    const installs = commands.filter(({ text }) => /\bnpm (?!run )/.test(text));
    expect(installs.map(({ text }) => text)).toEqual(['npm ci --no-audit --no-fund']);
  });

  test('can copy neither the .git folder nor files that Git ignores, such as settings and data', () => {
    const ignored = linesOf('.dockerignore');
    expect(ignored).toContain('.git');
    for (const line of linesOf('.gitignore')) {
      const expected = /^[!/]/.test(line) ? line.replace(/^\//, '') : `**/${line}`;
      expect(ignored).toContain(expected);
    }
  });
});

describe('the Dockerfile check', () => {
  const correct = [
    'FROM node:24 AS build',
    'WORKDIR /app',
    'COPY . ./',
    'USER node',
    'HEALTHCHECK CMD ["true"]',
    'CMD ["true"]',
  ];
  const withReplacement = (from: string, to: string) => correct.join('\n').replace(from, to);

  test('accepts a correct file', () => {
    expect(checkDockerfile(correct.join('\n'))).toEqual([]);
  });

  test('reports what is wrong, and on which line', () => {
    expect(checkDockerfile(withReplacement('USER node', 'USER root'))).toEqual([
      'line 4: DL3002 the last user is root',
    ]);
  });

  test.each([
    ['syntax', 'CMD ["true"]', 'CMDD ["true"]'],
    ['DL3000', '/app', 'app'],
    ['DL3002', 'USER node\n', ''],
    ['DL3002', 'USER node', 'USER 0:0'],
    ['DL3003', 'USER', 'RUN cd src && ls\nUSER'],
    ['DL3004', 'USER', 'RUN sudo ls\nUSER'],
    ['DL3006', 'node:24', 'node'],
    ['DL3007', 'node:24', 'node:latest'],
    ['DL3008', 'USER', 'RUN apt-get install -y curl\nUSER'],
    ['DL3011', 'USER', 'EXPOSE 70000\nUSER'],
    ['DL3016', 'USER', 'RUN npm install astro\nUSER'],
    ['DL3020', 'COPY', 'ADD'],
    ['DL3021', 'COPY . ./', 'COPY a b c'],
    ['DL3022', 'COPY . ./', 'COPY --from=builder /a ./'],
    ['DL3024', 'WORKDIR', 'FROM node:22 AS build\nWORKDIR'],
    ['DL3025', 'CMD ["true"]\nCMD', 'CMD ["true"]\nENTRYPOINT true\nCMD'],
    ['DL3027', 'USER', 'RUN apt install curl=1\nUSER'],
    ['DL3045', 'WORKDIR /app\n', ''],
    ['DL3057', 'HEALTHCHECK CMD ["true"]\n', ''],
    ['DL3059', 'USER', 'RUN ls\nRUN ls\nUSER'],
    ['DL4000', 'USER', 'MAINTAINER me\nUSER'],
    ['DL4003', 'USER', 'CMD ["a"]\nUSER'],
    ['DL4006', 'USER', 'RUN ls | wc\nUSER'],
  ])('reports %s', (rule, from, to) => {
    expect(withReplacement(from, to)).not.toBe(correct.join('\n'));
    expect(checkDockerfile(withReplacement(from, to)).join('\n')).toContain(rule);
  });
});
