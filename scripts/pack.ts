import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite, isSiteCurrent } from './build-site.ts';
import { loadEnvFile } from './load-env-file.ts';
import { measureFolder } from './release/measure-folder.ts';
import { writeRelease } from './release/write-release.ts';
import { root } from './run.ts';

// Writes a release, with everything that a server needs, into the folder that is passed as an argument. `node server` starts it (docs/deploy.md).

loadEnvFile();
const [, , target = 'release'] = process.argv;
process.exitCode = await pack(path.resolve(target));

async function pack(folder: string): Promise<number> {
  if (existsSync(folder) && !existsSync(path.join(folder, 'server.js'))) {
    console.error(`${folder} exists and is not a release. Remove it, or choose another folder.`);
    return 1;
  }
  const code = isSiteCurrent() ? 0 : await buildSite();
  if (code !== 0) return code;
  // An incomplete release never replaces the previous one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    writeRelease(root, unfinished);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  console.log(
    `The release is in ${folder} (${Math.ceil(measureFolder(folder) / 1e6)} MB). Start it with "node server".`,
  );
  return 0;
}
