import { posix } from 'node:path';
import { findCycles } from './cycles.ts';
import { importingFilePattern, readImports, type WrittenImport } from './read-imports.ts';
import { resolveImport, type Target } from './resolve-import.ts';

/** What the files that match a glob may import. */
export interface Rule {
  /**
   * A glob of paths relative to the root. Each folder that a `*` before the last part matches becomes a separate file group:
   * the single rule for `src/islands` makes one group per island.
   */
  files: string;
  /** The `files` of the rules whose files may be imported. Files of one group may always import each other. */
  imports: string[];
  /** The packages that may be imported, such as `kysely`, `@fastify/jwt`, or `node:*` for all modules of Node. */
  packages: string[];
  /** The reason for the rule. It ends the message about an import that is not allowed. */
  because: string;
  /** By default, a rule that matches no file is reported. */
  mayBeEmpty?: boolean;
}

interface Project {
  /** The paths of all files, relative to the root, with `/`. */
  files: string[];
  read: (file: string) => string;
}

interface ImportReport {
  /** One line each. */
  problems: string[];
  importCount: number;
  /** How many folders contain source files. */
  folderCount: number;
  cycleCount: number;
}

/** The files that a rule treats as one unit: a folder, or the files in it that match the end of the rule's glob. */
interface FileGroup {
  name: string;
  rule: Rule;
}

interface FoundImport extends WrittenImport, Target {
  from: string;
}

type GroupOf = (file: string | undefined) => FileGroup | undefined;

/** Checks every import of a project against the rules, and that neither files nor file groups form an import cycle. */
export function checkImports({ files, read }: Project, rules: Rule[]): ImportReport {
  const tracked = new Set(files);
  const sources = files.filter((file) => importingFilePattern.test(file));
  const groups = new Map(files.map((file) => [file, findGroup(file, rules)]));
  const groupOf: GroupOf = (file) => groups.get(file ?? '');
  const imports = sources.flatMap((from): FoundImport[] =>
    readImports(from, read(from)).flatMap((written) =>
      resolveImport(from, written, tracked).map((target) => ({ from, ...written, ...target })),
    ),
  );
  const cycles = [...cyclesOfFiles(imports), ...cyclesOfGroups(imports, groupOf)];
  const problems = [
    ...problemsOfRules(rules, [...groups.values()]),
    ...problemsOfFolders(sources, groupOf),
    ...imports.flatMap((found) => problemOfImport(found, groupOf) ?? []),
    ...cycles,
  ];
  const folderCount = new Set(sources.map((file) => posix.dirname(file))).size;
  return { problems, importCount: imports.length, folderCount, cycleCount: cycles.length };
}

function findGroup(file: string, rules: Rule[]): FileGroup | undefined {
  const rule = rules.find(({ files }) => posix.matchesGlob(file, files));
  if (!rule) return undefined;
  const depth = rule.files.split('/').length - 1;
  return { rule, name: [...file.split('/').slice(0, depth), posix.basename(rule.files)].join('/') };
}

/** Reports what a moved or removed folder leaves in the rules: a rule that matches no file, or one that allows files without a rule. */
function problemsOfRules(rules: Rule[], groups: (FileGroup | undefined)[]): string[] {
  const used = new Set(groups.map((group) => group?.rule));
  const known = new Set(rules.map(({ files }) => files));
  return rules.flatMap((rule) => [
    ...(used.has(rule) || rule.mayBeEmpty ? [] : [`The rule for ${rule.files} matches no file`]),
    ...rule.imports
      .filter((name) => !known.has(name))
      .map((name) => `The rule for ${rule.files} allows ${name}, which has no rule`),
  ]);
}

/** Reports folders with source files that no rule covers. */
function problemsOfFolders(sources: string[], groupOf: GroupOf): string[] {
  const folders = new Set(sources.filter((file) => !groupOf(file)).map((file) => posix.dirname(file)));
  return [...folders].map((folder) => `No rule says what the files of ${folder}/ may import`);
}

function problemOfImport({ from, line, file, package: name }: FoundImport, groupOf: GroupOf): string | undefined {
  const group = groupOf(from);
  const target = groupOf(file);
  if (!group) return undefined;
  const at = `${from}:${line} imports ${file ?? name}`;
  if (file && !target) return `${at}, which does not exist or is covered by no rule`;
  const { files, imports, packages, because } = group.rule;
  const isAllowed = target
    ? target.name === group.name || imports.includes(target.rule.files)
    : packages.some((allowed) => isPackage(name ?? '', allowed));
  return isAllowed ? undefined : `${at}, which ${files} may not import: ${because}`;
}

function isPackage(name: string, allowed: string): boolean {
  return allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : name === allowed;
}

function cyclesOfFiles(imports: FoundImport[]): string[] {
  const lineOf = new Map(imports.map(({ from, file, line }) => [`${from} ${file}`, line]));
  const cycles = findCycles(graphOf(imports.map(({ from, file }) => [from, file])));
  return cycles.map((cycle) => {
    const steps = cycle.slice(0, -1).map((file, index) => `${file}:${lineOf.get(`${file} ${cycle[index + 1]}`)}`);
    return `These files import each other: ${[...steps, cycle[0]].join(' → ')}`;
  });
}

function cyclesOfGroups(imports: FoundImport[], groupOf: GroupOf): string[] {
  const cycles = findCycles(graphOf(imports.map(({ from, file }) => [groupOf(from)?.name, groupOf(file)?.name])));
  return cycles.map((cycle) => `These folders import each other: ${cycle.join(' → ')}`);
}

/** Maps each node to the nodes it imports. Leaves out imports of packages (undefined) and of the node itself. */
function graphOf(edges: (string | undefined)[][]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from && to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}
