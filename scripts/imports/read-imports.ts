import { extname } from 'node:path';
import ts from 'typescript';

/** An import as the source code contains it. */
export interface WrittenImport {
  specifier: string;
  /** Counted from 1. */
  line: number;
  kind: 'module' | 'url' | 'glob' | 'style';
}

/** Matches the names of the files that `readImports` understands. */
export const importingFilePattern = /\.(ts|tsx|mjs|js|astro|scss)$/;

/**
 * Reads what a file imports: modules (static, dynamic, type-only or re-exported), `import.meta.glob`,
 * `new URL('./file', import.meta.url)` and Sass modules.
 */
export function readImports(file: string, source: string): WrittenImport[] {
  if (extname(file) === '.scss') return readStyles(source);
  if (extname(file) !== '.astro') return readScript(file, source);
  return [...readScript(`${file}.tsx`, keepScripts(source)), ...readStyles(keepOnly(source, styleContent))];
}

/** The syntax node that contains the specifier of an import. */
interface SpecifierNode {
  node: ts.StringLiteralLike;
  kind: WrittenImport['kind'];
}

function readScript(file: string, source: string): WrittenImport[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const imports: WrittenImport[] = [];
  const visit = (node: ts.Node): void => {
    const found = specifierOf(node);
    if (found) {
      const { line } = tree.getLineAndCharacterOfPosition(found.node.getStart(tree));
      imports.push({ specifier: found.node.text, line: line + 1, kind: found.kind });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return imports;
}

function specifierOf(node: ts.Node): SpecifierNode | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, 'module');
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal, 'module');
  if (ts.isNewExpression(node))
    return isMeta(node.arguments?.[1], 'url') ? literal(node.arguments?.[0], 'url') : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return literal(node.arguments[0], 'module');
  return isMeta(node.expression, 'glob') ? literal(node.arguments[0], 'glob') : undefined;
}

function literal(node: ts.Node | undefined, kind: SpecifierNode['kind']): SpecifierNode | undefined {
  return node && ts.isStringLiteralLike(node) ? { node, kind } : undefined;
}

/** Whether the node is `import.meta.<name>`. */
function isMeta(node: ts.Node | undefined, name: string): boolean {
  return (
    node !== undefined &&
    ts.isPropertyAccessExpression(node) &&
    ts.isMetaProperty(node.expression) &&
    node.name.text === name
  );
}

function readStyles(source: string): WrittenImport[] {
  // Blanks out comments. `//` after a colon belongs to a URL.
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, blank);
  return [...code.matchAll(/@(?:use|forward|import)\s+(['"])(.+?)\1/g)].map((match) => ({
    specifier: match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
    kind: 'style',
  }));
}

// The text between the opening and the closing tag. `<script ... />` has none.
const scriptContent = /(?<=<script\b[^>]*(?<!\/)>)[\s\S]*?(?=<\/script>)/g;
const styleContent = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;

/** Returns the frontmatter and the scripts of an Astro file. Blanks out everything else, so that line numbers stay the same. */
function keepScripts(source: string): string {
  const frontmatter = /^\s*---[\s\S]*?\n---/.exec(source)?.[0] ?? '';
  return frontmatter.replaceAll('---', '   ') + keepOnly(source.slice(frontmatter.length), scriptContent);
}

/** Blanks out everything before and between the matches, and drops everything after the last one. */
function keepOnly(source: string, parts: RegExp): string {
  let kept = '';
  for (const { index, 0: text } of source.matchAll(parts)) kept += blank(source.slice(kept.length, index)) + text;
  return kept;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
