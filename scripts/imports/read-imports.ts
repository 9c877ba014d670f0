import { extname } from 'node:path';
import ts from 'typescript';

/** An import as it is written. */
export interface WrittenImport {
  specifier: string;
  /** Counted from 1. */
  line: number;
  kind: 'module' | 'url' | 'glob' | 'style';
}

/** Matches the files that `readImports` understands. */
export const readable = /\.(ts|tsx|mjs|js|astro|scss)$/;

/**
 * Reads what a file imports: modules (static, dynamic, for a type, or exported again), `import.meta.glob`,
 * `new URL('./file', import.meta.url)` and Sass modules.
 */
export function readImports(file: string, source: string): WrittenImport[] {
  if (extname(file) === '.scss') return readStyles(source);
  if (extname(file) !== '.astro') return readScript(file, source);
  return [...readScript(`${file}.tsx`, keepScripts(source)), ...readStyles(keepOnly(source, styleContent))];
}

/** Where the specifier stands. */
interface Found {
  node: ts.StringLiteralLike;
  kind: WrittenImport['kind'];
}

function readScript(file: string, source: string): WrittenImport[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const imports: WrittenImport[] = [];
  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found) {
      const { line } = tree.getLineAndCharacterOfPosition(found.node.getStart(tree));
      imports.push({ specifier: found.node.text, line: line + 1, kind: found.kind });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return imports;
}

function importOf(node: ts.Node): Found | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, 'module');
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal, 'module');
  if (ts.isNewExpression(node))
    return isMeta(node.arguments?.[1], 'url') ? literal(node.arguments?.[0], 'url') : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return literal(node.arguments[0], 'module');
  return isMeta(node.expression, 'glob') ? literal(node.arguments[0], 'glob') : undefined;
}

function literal(node: ts.Node | undefined, kind: Found['kind']): Found | undefined {
  return node && ts.isStringLiteralLike(node) ? { node, kind } : undefined;
}

/** Does the node read `import.meta.<name>`? */
function isMeta(node: ts.Node | undefined, name: string): boolean {
  return (
    node !== undefined &&
    ts.isPropertyAccessExpression(node) &&
    ts.isMetaProperty(node.expression) &&
    node.name.text === name
  );
}

function readStyles(source: string): WrittenImport[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, blank);
  return [...code.matchAll(/@(?:use|forward|import)\s+(['"])(.+?)\1/g)].map((match) => ({
    specifier: match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
    kind: 'style',
  }));
}

const scriptContent = /(?<=<script\b[^>]*(?<!\/)>)[\s\S]*?(?=<\/script>)/g;
const styleContent = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;

/** The frontmatter and the scripts of an Astro file, each on its own lines. */
function keepScripts(source: string): string {
  const fence = /^\s*---[\s\S]*?\n---/.exec(source)?.[0] ?? '';
  return fence.replaceAll('---', '   ') + keepOnly(source.slice(fence.length), scriptContent);
}

function keepOnly(source: string, parts: RegExp): string {
  let kept = '';
  for (const { index, 0: text } of source.matchAll(parts)) kept += blank(source.slice(kept.length, index)) + text;
  return kept;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
