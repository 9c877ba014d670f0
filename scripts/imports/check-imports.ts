import { posix } from 'node:path';
import { findCycles } from './cycles.ts';
import { readable, readImports, type WrittenImport } from './read-imports.ts';
import { resolveImport, type Target } from './resolve-import.ts';

/** What the files that match a glob may import. */
export interface Rule {
  /** A glob of paths relative to the root. Each `*` before its last part makes one room of every folder it matches. */
  files: string;
  /** The `files` of the rules whose files may be imported. Files of one room may always import each other. */
  imports: string[];
  /** The packages that may be imported, such as `kysely`, `@fastify/jwt`, or `node:*` for all that Node brings. */
  packages: string[];
  /** Ends the message about an import that is not allowed. */
  because: string;
  /** Without it, a rule that matches no file is a problem. */
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
  imports: number;
  /** How many folders hold source files. */
  folders: number;
  cycles: number;
}

/** The files of one folder, or those of one kind in it, that a rule covers together. */
interface Room {
  name: string;
  rule: Rule;
}

interface FoundImport extends WrittenImport, Target {
  from: string;
}

type FindRoom = (file: string | undefined) => Room | undefined;

/** Checks every import of a project by its rules, and that neither files nor rooms import each other in a circle. */
export function checkImports({ files, read }: Project, rules: Rule[]): ImportReport {
  const tracked = new Set(files);
  const sources = files.filter((file) => readable.test(file));
  const rooms = new Map(files.map((file) => [file, findRoom(file, rules)]));
  const roomOf: FindRoom = (file) => rooms.get(file ?? '');
  const imports = sources.flatMap((from): FoundImport[] =>
    readImports(from, read(from)).flatMap((written) =>
      resolveImport(from, written, tracked).map((target) => ({ from, ...written, ...target })),
    ),
  );
  const cycles = [...cyclesOfFiles(imports), ...cyclesOfRooms(imports, roomOf)];
  const problems = [
    ...problemsOfRules(rules, [...rooms.values()]),
    ...foldersWithoutRule(sources, roomOf),
    ...imports.flatMap((found) => problemOfImport(found, roomOf) ?? []),
    ...cycles,
  ];
  const folders = new Set(sources.map((file) => posix.dirname(file))).size;
  return { problems, imports: imports.length, folders, cycles: cycles.length };
}

function findRoom(file: string, rules: Rule[]): Room | undefined {
  const rule = rules.find(({ files }) => posix.matchesGlob(file, files));
  if (!rule) return undefined;
  const depth = rule.files.split('/').length - 1;
  return { rule, name: [...file.split('/').slice(0, depth), posix.basename(rule.files)].join('/') };
}

/** Rules outlive the folders they were written for. */
function problemsOfRules(rules: Rule[], rooms: (Room | undefined)[]): string[] {
  const used = new Set(rooms.map((room) => room?.rule));
  const known = new Set(rules.map(({ files }) => files));
  return rules.flatMap((rule) => [
    ...(used.has(rule) || rule.mayBeEmpty ? [] : [`The rule for ${rule.files} matches no file`]),
    ...rule.imports
      .filter((name) => !known.has(name))
      .map((name) => `The rule for ${rule.files} allows ${name}, but no rule has that name`),
  ]);
}

function foldersWithoutRule(sources: string[], roomOf: FindRoom): string[] {
  const folders = new Set(sources.filter((file) => !roomOf(file)).map((file) => posix.dirname(file)));
  return [...folders].map((folder) => `No rule says what the files of ${folder}/ may import`);
}

function problemOfImport({ from, line, file, package: name }: FoundImport, roomOf: FindRoom): string | undefined {
  const room = roomOf(from);
  const target = roomOf(file);
  if (!room) return undefined;
  const at = `${from}:${line} imports ${file ?? name}`;
  if (file && !target) return `${at}, which does not exist or is covered by no rule`;
  const { files, imports, packages, because } = room.rule;
  const isAllowed = target
    ? target.name === room.name || imports.includes(target.rule.files)
    : packages.some((allowed) => isPackage(name ?? '', allowed));
  return isAllowed ? undefined : `${at}, which ${files} may not: ${because}`;
}

function isPackage(name: string, allowed: string): boolean {
  return allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : name === allowed;
}

function cyclesOfFiles(imports: FoundImport[]): string[] {
  const lines = new Map(imports.map(({ from, file, line }) => [`${from} ${file}`, line]));
  const cycles = findCycles(graphOf(imports.map(({ from, file }) => [from, file])));
  return cycles.map((cycle) => {
    const steps = cycle.slice(0, -1).map((file, index) => `${file}:${lines.get(`${file} ${cycle[index + 1]}`)}`);
    return `These files import each other: ${[...steps, cycle[0]].join(' → ')}`;
  });
}

function cyclesOfRooms(imports: FoundImport[], roomOf: FindRoom): string[] {
  const cycles = findCycles(graphOf(imports.map(({ from, file }) => [roomOf(from)?.name, roomOf(file)?.name])));
  return cycles.map((cycle) => `These folders import each other: ${cycle.join(' → ')}`);
}

function graphOf(steps: (string | undefined)[][]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of steps) {
    if (from && to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}
