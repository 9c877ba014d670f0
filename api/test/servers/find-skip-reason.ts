import { type Reason, reasons } from './reasons.ts';
import { skippedTests } from './skipped-tests.ts';

/** Whether a title matches a template, which may have placeholders such as `%s` for the values of a `test.each` table. */
function matchesTitle(template: string, title: string): boolean {
  return new RegExp(
    `^${template
      .split(/%[a-z]/)
      .map(RegExp.escape)
      .join('.*')}$`,
  ).test(title);
}

/** @returns why a test cannot run against several servers; undefined if it can */
export function findSkipReason(file: string, title: string): string | undefined {
  const [, name = ''] = /api\/test\/(.*)\.test\.ts$/.exec(file) ?? [];
  const found = Object.entries(skippedTests[name] ?? {}).find(([, titles]) =>
    titles.some((template) => matchesTitle(template, title)),
  );
  return found && reasons[found[0] as Reason];
}
