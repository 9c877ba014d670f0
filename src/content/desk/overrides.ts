import type { CopyOverrides, CopyValues } from '@kindcrate/contract/copy-fields';
import { pages } from '../pages.ts';
import { group } from '../schemas/structure.ts';
import { checkValues, type PageRules } from './check-values.ts';
import { describeFields } from './describe-fields.ts';
import { isSame, leavesOf, readPath, toValues, withOverrides } from './values.ts';

/** The name of a copy file. The desk calls each of these files a page, although the copy of some is shown on several pages. */
export type PageName = keyof typeof pages;

const rulesCache = new Map<PageName, PageRules & { defaults: CopyValues }>();

/**
 * The rules of a page, and the copy of its file as JSON.
 * @param copy the copy of the file. It must stay the same while the program runs, because the result is cached.
 */
export function rulesOf(name: PageName, copy: object): PageRules & { defaults: CopyValues } {
  const found = rulesCache.get(name);
  if (found) return found;
  const schema = group(pages[name]);
  const defaults = toValues(copy);
  const rules = { schema, defaults, fields: describeFields(schema, defaults) };
  rulesCache.set(name, rules);
  return rules;
}

/** The copy of a page with the published values that are still valid. */
export interface AppliedCopy {
  /**
   * The page's copy as the schema parses it, or the file's copy if parsing fails. Its type is `never`, so that it can be assigned to
   * the copy type of any page.
   */
  copy: never;
  values: CopyValues;
  /** The paths of published values that are invalid, or whose field no longer exists; the file's values are used instead. */
  unusable: string[];
}

/**
 * Applies what the desk has published to the copy of the file. After an upgrade, a field may no longer exist, or may have other rules;
 * the file's value is then used.
 */
export function applyOverrides(name: PageName, copy: object, overrides: CopyOverrides): AppliedCopy {
  const rules = rulesOf(name, copy);
  const leaves = new Set(leavesOf(rules.fields).map(({ path }) => path));
  const existing = Object.entries(overrides).filter(([path]) => leaves.has(path));
  const problems = checkValues(rules, withOverrides(rules.defaults, Object.fromEntries(existing)));
  const valid = existing.filter(([path]) => !problems.some((problem) => isWithin(problem.path, path)));
  const values = withOverrides(rules.defaults, Object.fromEntries(valid));
  const parsed = rules.schema.safeParse(values);
  const applied = parsed.success ? { copy: parsed.data, values } : { copy, values: rules.defaults };
  const used = new Set(parsed.success ? valid.map(([path]) => path) : []);
  const unusable = Object.keys(overrides).filter((path) => !used.has(path));
  return { ...applied, copy: applied.copy as never, unusable };
}

const isWithin = (path: string, leaf: string) => path === leaf || path.startsWith(`${leaf}.`);

/**
 * Returns the values that differ from the file's. A value with a problem is replaced by the published one.
 * @param pictures the uploaded pictures that exist; undefined to check none
 */
export function overridesOf(
  rules: PageRules & { defaults: CopyValues },
  values: CopyValues,
  published: CopyOverrides,
  pictures?: readonly string[],
): CopyOverrides {
  const problems = checkValues(rules, values, { ...(pictures && { pictures }) });
  const overrides: CopyOverrides = {};
  for (const { path } of leavesOf(rules.fields)) {
    const hasProblem = problems.some((problem) => isWithin(problem.path, path));
    // An empty group stands for an optional one that is left out.
    const value = hasProblem ? published[path] : (readPath(values, path) ?? {});
    if (value !== undefined && !isSame(value, readPath(rules.defaults, path) ?? {})) overrides[path] = value;
  }
  return overrides;
}
