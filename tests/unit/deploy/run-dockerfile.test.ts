import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runDockerfile } from '../../../scripts/dockerfile/run-dockerfile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-dockerfile-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...steps: string[]) =>
  runDockerfile(['FROM base', ...steps].join('\n'), { folder, files: [] }, folder, { PATH: process.env.PATH ?? '' });

test('the default of a build argument is set while the image is built, but not in the image', () => {
  const image = run('ARG COLOR=sea=green', 'ARG SIZE', 'ENV SHAPE=round', 'RUN echo "$COLOR $SHAPE $SIZE" > out');
  expect(readFileSync(path.join(image.folder, 'out'), 'utf8')).toBe('sea=green round \n');
  expect(image.env).toEqual({ SHAPE: 'round' });
});

test.each([
  ['exits with an error code', 'RUN exit 3', 'line 2: "exit 3" failed with exit code 3'],
  ['is killed', 'RUN kill -KILL $$', 'line 2: "kill -KILL $$" failed with signal SIGKILL'],
  ['has a command in shell form', 'CMD node server', 'line 2: the command must be a JSON array'],
  ['sets a variable without "="', 'ENV SHAPE round', 'line 2: ENV without "=" is not supported'],
  ['needs Docker', 'ONBUILD RUN true', 'line 2: ONBUILD cannot be run without Docker'],
])('a step that %s is reported with its line and the reason', (_case, step, message) => {
  expect(() => run(step)).toThrow(message);
});
