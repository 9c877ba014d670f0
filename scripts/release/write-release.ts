import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBillOfMaterials } from './bill-of-materials.ts';
import { listComponents } from './components.ts';
import { filesWithImports } from './files-with-imports.ts';
import { checkLicenses } from './licenses.ts';
import { createNotices } from './notices.ts';
import { operatorCommands } from './operator-commands.ts';
import { runNpm } from './run-npm.ts';

/** Copied unchanged: the server runs TypeScript by stripping its types, so nothing has to be compiled. */
const copiedPaths = [
  'api/package.json',
  'api/src',
  'contract/package.json',
  'contract/src',
  'deploy',
  'dist',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'package-lock.json',
];

/**
 * Writes a release: the code, the built site, and only those packages of the lock file that a server needs.
 * @param project the root folder of the repository, with the site built
 * @param folder the release's folder, which must not exist yet
 * @throws when npm fails, or a package has a license that is not accepted (licenses.ts).
 */
export function writeRelease(project: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of [...copiedPaths, ...scriptFiles(project)]) {
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(project), null, 2)}\n`);
  writeFileSync(path.join(folder, 'server.js'), "import './scripts/serve.ts';\n");
  // Removes from the copied lock file the packages that this package.json does not need, and leaves the others unchanged.
  runNpm(['prune', '--package-lock-only', '--omit=dev', '--offline'], folder);
  // Packages that were downloaded when the project was installed come from npm's cache.
  runNpm(['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  writePackageLists(project, folder);
}

/** Writes the list of the packages in the release, and their notices. */
function writePackageLists(project: string, folder: string): void {
  const components = listComponents(project, folder);
  const problems = checkLicenses(components);
  if (problems.length) throw new Error(problems.join('\n'));
  writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), createNotices(components));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), createBillOfMaterials(folder, components));
}

/** The files of the release's commands, and those that they import from `scripts/`. */
function scriptFiles(project: string): string[] {
  const commands = ['serve', ...operatorCommands].map((name) => `scripts/${name}.ts`);
  return filesWithImports(commands, project).filter((file) => file.startsWith('scripts/'));
}

/** The package.json of a release. It has no dependencies: the site's are built into `dist`, and all others belong to a workspace. */
function manifestOf(project: string): object {
  const { name, version, license, type, workspaces, devDependencies } = JSON.parse(
    readFileSync(path.join(project, 'package.json'), 'utf8'),
  );
  const commands = operatorCommands.map((command) => [command, `exec node scripts/${command}.ts`]);
  return {
    name,
    version,
    private: true,
    license,
    type,
    workspaces,
    engines: { node: `>=${devDependencies.node}` },
    scripts: Object.fromEntries([['start', 'exec node server'], ...commands]),
  };
}
