import type { CopyField, CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import { placeholdersOf } from '@kindcrate/contract/message-format';
import type { CopyProblem } from '@kindcrate/contract/staff-copy';
import { readUploadedPicture } from '@kindcrate/contract/uploaded-pictures';
import type { z } from 'astro/zod';
import { type CheckLink, checkPageLink } from './check-link.ts';
import { isGroup, joinPath } from './values.ts';

/** The schema and the fields of a page. */
export interface PageRules {
  schema: z.ZodObject;
  fields: CopyField[];
}

/** The pages and pictures that values may refer to. */
export interface ReferenceTargets {
  /** The paths of the pages that links may lead to; undefined to check no links. */
  paths?: readonly string[];
  /** The uploaded pictures that exist; undefined to check none. */
  pictures?: readonly string[];
}

/**
 * Checks the values of a page against the schema of the build, and against rules that only the desk has: lengths, placeholders,
 * links, and whether uploaded pictures exist.
 */
export function checkValues(
  { schema, fields }: PageRules,
  values: CopyValues,
  { paths, pictures }: ReferenceTargets = {},
): CopyProblem[] {
  const parsed = schema.safeParse(values);
  const invalid = parsed.success ? [] : parsed.error.issues.map(toProblem);
  const invalidPaths = new Set(invalid.map(({ path }) => path));
  const checks: Checks = {
    link: (link) => (paths ? checkPageLink(link, paths) : undefined),
    pictureExists: (picture) => !pictures || !readUploadedPicture(picture) || pictures.includes(picture),
  };
  const others = fields.flatMap((field) => checkField(field, values[field.name], field.name, checks));
  return [...invalid, ...others.filter(({ path }) => !invalidPaths.has(path))];
}

/** In the build, a schema's message follows the name of a field, as in "home.title: should have …". At the desk, it is a sentence of its own. */
function toProblem({ path, message }: z.core.$ZodIssue): CopyProblem {
  const text = message.replace(/^is missing; /, '').replace(/; put it in quotes$|, without quotes$/, '');
  const [, ...rest] = text;
  return { path: path.join('.'), message: `${text.charAt(0).toUpperCase()}${rest.join('')}` };
}

interface Checks {
  link: CheckLink;
  pictureExists: (picture: string) => boolean;
}

function checkField(field: CopyField, value: CopyValue | undefined, path: string, checks: Checks): CopyProblem[] {
  if (field.kind === 'group' && isGroup(value))
    return field.fields.flatMap((inner) => checkField(inner, value[inner.name], joinPath(path, inner.name), checks));
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((entry, index) => checkField(field.item, entry, joinPath(path, index), checks));
  if (typeof value !== 'string') return [];
  if (field.kind === 'link') return checkLinkAt(value, path, checks.link);
  if (field.kind === 'picture' && !checks.pictureExists(value))
    return [{ path, message: 'This picture no longer exists; choose another one' }];
  return field.kind === 'text' || field.kind === 'long text' ? checkText(field, value, path) : [];
}

function checkLinkAt(value: string, path: string, checkLink: CheckLink): CopyProblem[] {
  const problem = checkLink(value);
  return problem ? [{ path, ...problem }] : [];
}

type TextField = Extract<CopyField, { kind: 'text' | 'long text' }>;

function checkText({ maxLength, placeholders = [] }: TextField, value: string, path: string): CopyProblem[] {
  if (value.length > maxLength) return [{ path, message: `Should have at most ${maxLength} characters` }];
  const found = placeholdersOf(value);
  const missing = placeholders.find((name) => !found.includes(name));
  if (missing !== undefined) return [{ path, message: `Keep {${missing}}: the site fills it in` }];
  const unknown = found.find((name) => !placeholders.includes(name));
  return unknown === undefined ? [] : [{ path, message: `The site does not fill in {${unknown}} here` }];
}
