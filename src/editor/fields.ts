import { type ComponentSchema, fields } from '@keystatic/core';
import { z } from 'astro/zod';
import { longFields, namingFields, toLabel } from './labels.ts';

/** The JSON Schema of a field. */
type Rules = z.core.JSONSchema.BaseSchema;
type Fields = Record<string, ComponentSchema>;

/**
 * Derives the fields of the copy editor from the schema of a page.
 * @param shape the schema of the page
 * @throws Error if the schema contains a type for which the copy editor has no kind of field yet
 */
export function editorFields(shape: z.ZodRawShape): Fields {
  const rules = z.toJSONSchema(z.strictObject(shape), {
    unrepresentable: 'any',
    // A date is one of the types that JSON Schema cannot represent.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  return fieldsOf(rules, true);
}

/** @param isRequired false inside an optional object, whose fields may all be left empty */
function fieldsOf({ properties = {}, required = [] }: Rules, isRequired: boolean): Fields {
  const entries = Object.entries(properties).map(([name, rules]) => [
    name,
    fieldOf(name, rules as Rules, isRequired && required.includes(name)),
  ]);
  return Object.fromEntries(entries);
}

function fieldOf(name: string, rules: Rules, isRequired: boolean): ComponentSchema {
  const label = isRequired ? toLabel(name) : `${toLabel(name)} (optional)`;
  const description = rules.description ?? '';
  if (rules.enum) return choice(label, rules.enum as string[]);
  if (rules.type === 'object') return fields.object(fieldsOf(rules, isRequired), { label, description });
  if (rules.type === 'array') return list(name, label, rules);
  if (rules.type === 'integer') return wholeNumber(label, rules);
  if (rules.format === 'date') return fields.date({ label, validation: { isRequired: true } });
  if (rules.type === 'string') return text(name, label, rules, isRequired);
  throw new Error(`The copy editor has no field for "${name}": ${JSON.stringify(rules)}`);
}

function text(name: string, label: string, { pattern = '\\S', description = '' }: Rules, isRequired: boolean) {
  const message = `${label}: ${description || 'write at least one word'}`;
  const multiline = longFields.has(name);
  if (!isRequired) return fields.text({ label, description, multiline });
  const validation = { isRequired, pattern: { regex: new RegExp(pattern), message } };
  return fields.text({ label, description, multiline, validation });
}

const choice = (label: string, names: string[]) =>
  fields.select({
    label,
    options: names.map((value) => ({ label: value, value })),
    defaultValue: names[0] ?? '',
  });

const wholeNumber = (label: string, { minimum: min = 0, maximum: max = Number.MAX_SAFE_INTEGER }: Rules) =>
  fields.integer({ label, defaultValue: min, validation: { isRequired: true, min, max } });

function list(name: string, label: string, { items, minItems: min = 0, maxItems: max }: Rules) {
  const element = fieldOf(name, items as Rules, true);
  return fields.array(element, {
    label,
    description: describeLength(min, max),
    validation: { length: max === undefined ? { min } : { min, max } },
    itemLabel: entryName,
  });
}

function describeLength(min: number, max?: number): string {
  if (max === undefined) return min === 0 ? '' : `At least ${min}`;
  return min === max ? `Exactly ${min}` : `${min} to ${max}`;
}

/** The label of a collapsed list entry. Keystatic passes its value, or its fields if it is an object. */
function entryName(entry: object): string {
  if ('value' in entry) return String(entry.value);
  const parts: Record<string, { value?: unknown }> = 'fields' in entry ? Object(entry.fields) : {};
  const name = namingFields.find((field) => parts[field]?.value);
  return name ? String(parts[name]?.value) : 'New entry';
}
