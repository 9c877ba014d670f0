import ts from 'typescript';

/** What a numbered row of docs/security.md describes. Threats share one table; the findings of each review have their own. */
export type RowKind = 'threat' | 'finding';

/** A row of a table in docs/security.md. */
export interface SecurityRow {
  kind: RowKind;
  number: number;
  isOpen: boolean;
  /** Paths from the root of the repository. */
  tests: string[];
}

/** A numbered list in prose: `7`, `2 and 6`, `1, 2 and 3`. */
const numberList = String.raw`\d+(?:(?:, | and |, and )\d+)*`;

/** The numbers of a document's second-level headings, such as `## 7. API calls`. */
export function sectionsOf(markdown: string): number[] {
  return [...markdown.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
}

/**
 * The rows of all tables whose header begins with `#` and the kind. The columns of such a table contain a number, the threat or
 * finding, what we do about it, and tests in backticks.
 */
export function rowsOf(kind: RowKind, markdown: string): SecurityRow[] {
  const tables = markdown.split('\n\n').filter((block) => block.startsWith(`| # | ${kind} |`));
  return tables.flatMap((table) =>
    [...table.matchAll(/^\| (\d+) \|[^|]+\|([^|]+)\|([^|]*)\|$/gm)].map(([, number, action = '', tests = '']) => ({
      kind,
      number: Number(number),
      isOpen: action.trim().startsWith('**open**'),
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    })),
  );
}

/** The sections of the specification that `text` refers to, even if a line of a comment ends inside the reference. */
export function sectionMentions(text: string): number[] {
  return numbersAfter(text, String.raw`\bspec(?:ification)?\b[^.]{0,80}?\bsections?`);
}

/** The threats or findings that `text` refers to. */
export function rowMentions(kind: RowKind, text: string): number[] {
  return numbersAfter(text, String.raw`\b${kind}s?`);
}

/** The decisions that `text` refers to by number. */
export function decisionMentions(text: string): string[] {
  return [...unwrap(text).matchAll(/\bdecisions?[ /](\d{4})\b/gi)].map(([, number = '']) => number);
}

/** Mentions of sections in documents that are not in the repository. */
export function foreignMentions(text: string): string[] {
  return unwrap(text).match(/\b(?:design|style guide), sections? \d+/gi) ?? [];
}

/**
 * The titles of the tests and groups in a test file.
 * @param file the file's name, whose extension decides whether the source may contain JSX
 */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (title && ts.isCallExpression(node) && isTestFunction(node.expression)) {
      if (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}

/**
 * Lists the problems in rows of docs/security.md.
 * @param read returns a file's text, or undefined if the file does not exist
 */
export function rowProblems(rows: SecurityRow[], read: (file: string) => string | undefined): string[] {
  return rows.flatMap(({ kind, number, isOpen, tests }) => {
    if (isOpen) return tests.length ? [`${kind} ${number} is open but lists a test`] : [];
    if (!tests.length) return [`${kind} ${number} lists no test`];
    return tests.flatMap((file) => {
      const source = read(file);
      if (source === undefined) return [`${kind} ${number}: ${file} does not exist`];
      const isCovered = testTitles(file, source).some((title) => rowMentions(kind, title).includes(number));
      return isCovered ? [] : [`${kind} ${number}: no title in ${file} mentions it`];
    });
  });
}

/** The targets of a document's relative links and images, except those in code. */
export function relativeLinks(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z][a-z\d+.-]*:/i.test(target));
}

/** The anchors that GitHub gives to a document's headings. */
export function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Checks whether a call's function is `test`, `it` or `describe` in any form, such as `test.each(rows)`. */
function isTestFunction(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression)) return /^(?:test|it|describe)$/.test(expression.text);
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return isTestFunction(expression.expression);
  }
  return false;
}

/** The numbers of every list that follows the pattern. */
function numbersAfter(text: string, pattern: string): number[] {
  const mentions = unwrap(text).matchAll(new RegExp(`${pattern} (${numberList})`, 'gi'));
  return [...mentions].flatMap(([, list = '']) => list.match(/\d+/g) ?? []).map(Number);
}

/** Joins the lines of a comment, without the comment marker at the start of each line. */
function unwrap(text: string): string {
  return text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');
}
