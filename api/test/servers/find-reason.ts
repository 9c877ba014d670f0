import { leftOut } from './left-out.ts';

const reasons = {
  clock: 'moves the clock of its own process, and the servers have theirs',
  memory: 'is about what one server keeps in memory, and the next request may go to the other',
  process: 'watches, replaces or closes a part of the API in its own process',
  proxy: 'is about a request that nginx itself changes or refuses',
  requests: 'expects an exact count of requests, which servers exchange only now and then',
};

export type Reason = keyof typeof reasons;

/** Whether a title is the given one, which may have placeholders such as `%s` for the values of a table. */
function isTitle(template: string, title: string): boolean {
  return new RegExp(
    `^${template
      .split(/%[a-z]/)
      .map(RegExp.escape)
      .join('.*')}$`,
  ).test(title);
}

/** @returns why a test cannot run against several servers; undefined for all others. */
export function findReason(file: string, title: string): string | undefined {
  const [, name = ''] = /api\/test\/(.*)\.test\.ts$/.exec(file) ?? [];
  const found = Object.entries(leftOut[name] ?? {}).find(([, titles]) => titles.some((left) => isTitle(left, title)));
  return found && reasons[found[0] as Reason];
}
