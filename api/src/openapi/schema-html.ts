import { docsPageText } from '../texts/api-docs.ts';
import { Html, html } from './html.ts';
import type { JsonSchema } from './json-schema.ts';

/** The parts of JSON Schema that `json-schema.ts` writes. */
interface Schema {
  description?: string;
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Renders a schema: its fields or, if it has none, its type in one line. For alternatives (`anyOf`), renders both. */
export function renderSchema(given: JsonSchema): Html {
  const schema = given as Schema;
  const fields = fieldsOf(schema);
  return html`${fields.length && !schema.anyOf ? new Html('') : html`<p>${typeOf(schema)}</p>`}${fields}`;
}

/** The description lists of an object, of the objects in a list, or of alternative objects. */
function fieldsOf({ properties, items, anyOf, required = [], additionalProperties }: Schema): Html[] {
  if (items) return fieldsOf(items);
  if (anyOf) return anyOf.flatMap(fieldsOf);
  const named = Object.entries(properties ?? {}).map(([name, field]) => renderField(name, field, required));
  const others = additionalProperties && renderField(docsPageText('anyOtherName'), additionalProperties, []);
  return named.length || others ? [html`<dl>${[...named, ...(others ? [others] : [])]}</dl>`] : [];
}

function renderField(name: string, schema: Schema, required: string[]): Html {
  const isRequired = required.includes(name);
  const suffix = isRequired ? html`, ${docsPageText('required')}` : '';
  const description = schema.description ? html`<p>${schema.description}</p>` : '';
  return html`<dt><code>${name}</code></dt><dd>${typeOf(schema)}${suffix}${description}${fieldsOf(schema)}</dd>`;
}

function typeOf(schema: Schema): Html {
  const { $ref, anyOf, items, type } = schema;
  if ($ref) return html`<a href="#${$ref.split('/').at(-1) ?? ''}">${$ref.split('/').at(-1) ?? ''}</a>`;
  if (anyOf) return renderAlternatives(anyOf.map(typeOf));
  if (items) return renderSentence('listOf', { type: typeOf(items) });
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return renderAlternatives(schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`));
  return html`${[type ?? ''].flat().join(', ')}${limitsOf(schema)}`;
}

function renderAlternatives(list: Html[]): Html {
  return list.reduce((one, other) => renderSentence('or', { one, other }));
}

function limitsOf(schema: Schema): Html[] {
  const keywords = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'] as const;
  return keywords.flatMap((name) => (schema[name] === undefined ? [] : [html`, ${name} <code>${schema[name]}</code>`]));
}

/** Renders a sentence of the page with HTML in place of its placeholders. */
export function renderSentence(key: Parameters<typeof docsPageText>[0], values: Record<string, Html>): Html {
  const parts = docsPageText(key).split(/\{(\w+)\}/);
  return html`${parts.map((part, index) => (index % 2 ? (values[part] ?? new Html('')) : html`${part}`))}`;
}
