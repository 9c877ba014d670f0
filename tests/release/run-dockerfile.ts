import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { type Image, runDockerfile } from '../../scripts/dockerfile/run-dockerfile.ts';
import { root } from '../../scripts/run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    image: Pick<Image, 'folder' | 'workdir' | 'env' | 'command' | 'healthCheck'>;
  }
}

/** Vitest's global setup: runs every step of the Dockerfile in an empty folder, without Docker, on the files that Git tracks or would add. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-release-'));
  // The server runs as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const files = listed.toString().split('\0').filter(Boolean);
  const { workdir, env, command, healthCheck, ...image } = runDockerfile(
    readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
    { folder: root, files },
    folder,
    bareEnvironment(),
  );
  provide('image', { folder: image.folder, workdir, env, command, healthCheck });
  await setWritable(folder, false);
  // Asynchronous, because removing all these files takes ten seconds, and meanwhile Vitest must notice that its workers have ended.
  return async () => {
    await setWritable(folder, true);
    await rm(folder, { recursive: true, force: true });
  };
}

/** Makes the folder writable or, to simulate a read-only disk, read-only. */
async function setWritable(folder: string, isWritable: boolean): Promise<void> {
  await promisify(execFile)('chmod', ['-R', isWritable ? 'u+w' : 'a-w', folder]);
}

/** The environment, without the variables that npm and the test runner set. npm downloads only packages that are not in its cache. */
function bareEnvironment(): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_(?!EXTRA)|VITEST|TEST$|DEV$|PROD$|MODE$)/.test(name),
  );
  const { PATH = '', ...others } = Object.fromEntries(inherited) as Record<string, string>;
  const withoutScripts = PATH.split(path.delimiter).filter((part) => !part.endsWith('node_modules/.bin'));
  // The first folder contains the `node` and `npm` that run the tests; in Docker, the base image provides them.
  const searchPath = [path.dirname(process.execPath), ...withoutScripts].join(path.delimiter);
  return { ...others, PATH: searchPath, npm_config_prefer_offline: 'true' };
}
