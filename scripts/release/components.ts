import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that a release contains, installed or as part of the site. */
export interface Component {
  name: string;
  version: string;
  /** An SPDX expression, or whatever else the package states */
  license: string;
  /** Absolute */
  folder: string;
  /** As npm writes it into lock files */
  integrity: string;
  /** Whether the built site contains code or files of the package. */
  isInSite: boolean;
}

interface LockFile {
  packages: Record<string, { link?: boolean; integrity?: string }>;
}

/**
 * Lists the packages of a release, sorted by name and version, without the project's own.
 * @param project the root folder of the repository that the site was built in
 * @param release the folder of the release, with its packages installed
 */
export function listComponents(project: string, release: string): Component[] {
  const lock: LockFile = readJson(path.join(project, 'package-lock.json'));
  const site: { folder: string }[] = readJson(path.join(project, 'dist/packages.json'));
  const installed: LockFile = readJson(path.join(release, 'node_modules/.package-lock.json'));
  const folders = Object.keys(installed.packages).filter((name) => isPackage(name) && !installed.packages[name]?.link);
  const components = new Map<string, Component>();
  const add = (root: string, folder: string, isInSite: boolean) => {
    const component = readComponent(path.join(root, folder), lock.packages[folder]?.integrity ?? '', isInSite);
    const id = `${component.name}@${component.version}`;
    components.set(id, { ...component, isInSite: isInSite || components.get(id)?.isInSite === true });
  };
  for (const folder of folders) add(release, folder, false);
  for (const { folder } of site) add(project, folder, true);
  return [...components.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Compares strings by their code units, which gives the same order everywhere, unlike a locale. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** The other keys of a lock file are the root and the workspaces. */
const isPackage = (key: string) => /(^|\/)node_modules\//.test(key);

function readComponent(folder: string, integrity: string, isInSite: boolean): Component {
  const { name, version, license } = readJson(path.join(folder, 'package.json'));
  return { name, version, license: typeof license === 'string' ? license : 'unknown', folder, integrity, isInSite };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
