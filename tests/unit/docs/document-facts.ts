/** The endpoints that a document's tables list, such as `GET /brands/:id`. */
export function endpointsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `((?:GET|POST|PUT|DELETE) [^`]+)` \|/gm)].map(([, endpoint = '']) =>
    endpoint.replace(/\{(\w+)\}/g, ':$1'),
  );
}

/** The error codes that a document's tables list, each with its statuses. */
export function statusesIn(markdown: string): Map<string, number[]> {
  const rows = markdown.matchAll(/^\| `([a-z_]+)` \| (\d{3}(?:, \d{3})*) \|/gm);
  return new Map([...rows].map(([, code = '', statuses = '']) => [code, statuses.split(', ').map(Number)]));
}

/** The names of environment variables that a document's tables list. */
export function variablesIn(markdown: string): string[] {
  const cells = [...markdown.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.match(/[A-Z0-9_]{2,}/g) ?? []);
}

/** The names of npm scripts that a document's tables list. */
export function scriptsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `npm (?:run )?([\w:-]+)[^`]*` \|/gm)].map(([, name = '']) => name);
}

/**
 * The files and folders of the repository that a document mentions in backticks, except patterns, which have a wildcard or
 * a part in angle brackets.
 */
export function pathsIn(markdown: string): string[] {
  const names = [...markdown.matchAll(/`((?:api|bench|contract|docs|scripts|src|tests)\/[\w./-]*)`/g)];
  return names.map(([, name = '']) => name);
}
