import type { CopyField, CopyValue, PictureShape } from '@kindcrate/contract/copy-fields';
import { placeholdersOf } from '@kindcrate/contract/message-format';
import { z } from 'astro/zod';
import { longFields, toLabel } from '../../editor/labels.ts';
import { isGroup } from './values.ts';

/** The JSON Schema of a field. Schemas add `kind` where the type alone does not say what the field is. */
interface Rules extends z.core.JSONSchema.BaseSchema {
  kind?: unknown;
  /** Set only for pictures. */
  shape?: PictureShape;
}

/** A default that is longer than this gets a field with several lines. */
const maxLineLength = 120;
/** The maximum length of a string whose schema sets none. */
const defaultMaxLength = 300;

/**
 * Derives the fields that the desk shows from the schema of a page.
 * @param defaults the copy of the file. Each field has to keep the placeholders that its default contains
 * @throws Error if the schema contains a type for which the desk has no kind of field yet.
 */
export function describeFields(schema: z.ZodObject, defaults: CopyValue): CopyField[] {
  const rules = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    // A date is one of the types that JSON Schema cannot represent.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  return fieldsOf(rules, defaults);
}

function fieldsOf({ properties = {}, required = [] }: Rules, defaults: CopyValue | undefined): CopyField[] {
  return Object.entries(properties).map(([name, rules]) => ({
    ...fieldOf(name, rules as Rules, valueAt(defaults, name)),
    ...(!required.includes(name) && { isOptional: true }),
  }));
}

function fieldOf(name: string, rules: Rules, defaults: CopyValue | undefined): CopyField {
  const { description } = rules;
  const named = { name, label: toLabel(name), ...(description && { description }) };
  if (rules.enum) {
    const options = (rules.enum as string[]).map((value) => ({ value, label: toLabel(value) }));
    return rules.shape
      ? { ...named, kind: 'picture', options, shape: rules.shape }
      : { ...named, kind: 'choice', options };
  }
  if (rules.type === 'object') return { ...named, kind: 'group', fields: fieldsOf(rules, defaults) };
  if (rules.type === 'array') return { ...named, ...listOf(rules, defaults) };
  if (rules.type === 'integer')
    return { ...named, kind: 'number', min: rules.minimum ?? 0, max: rules.maximum ?? Number.MAX_SAFE_INTEGER };
  if (rules.format === 'date') return { ...named, kind: 'date' };
  if (rules.type === 'string') return { ...named, ...textOf(name, rules, defaults) };
  throw new Error(`The desk has no field for "${name}": ${JSON.stringify(rules)}`);
}

function textOf(name: string, rules: Rules, defaults: CopyValue | undefined) {
  const { maxLength = defaultMaxLength } = rules;
  if (rules.kind === 'link') return { kind: 'link', maxLength } as const;
  const placeholders = typeof defaults === 'string' ? placeholdersOf(defaults) : [];
  const isLong = longFields.has(name) || maxLength > defaultMaxLength || String(defaults ?? '').length > maxLineLength;
  const kind: 'text' | 'long text' = isLong ? 'long text' : 'text';
  return { kind, maxLength, ...(placeholders.length && { placeholders }) };
}

/**
 * The entries of a list have no names, and no placeholders that all of them would have to keep. The longest entry determines
 * whether the field for each of them has several lines.
 */
function listOf({ items, minItems = 0, maxItems = 0 }: Rules, defaults: CopyValue | undefined) {
  const strings = Array.isArray(defaults) ? defaults.filter((entry) => typeof entry === 'string') : [];
  const sample = strings.sort((a, b) => b.length - a.length)[0]?.replace(/[{}]/g, '');
  return { kind: 'list' as const, item: fieldOf('', items as Rules, sample), minItems, maxItems };
}

function valueAt(values: CopyValue | undefined, name: string): CopyValue | undefined {
  return isGroup(values) && Object.hasOwn(values, name) ? values[name] : undefined;
}
