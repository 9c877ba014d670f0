import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { docsPageText } from '../texts/api-docs.ts';
import type { OpenApiDocument } from './document.ts';
import { Html, html } from './html.ts';
import type { JsonSchema } from './json-schema.ts';
import { renderSchema, renderSentence } from './schema-html.ts';

/** The parts of an operation that `operations.ts` writes. */
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: { name: string; in: string; schema: JsonSchema; description?: string; required?: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
}

type Content = Record<string, { schema: JsonSchema; examples?: Record<string, { value: unknown }> }>;

export interface DocsPage {
  html: string;
  /** The Content-Security-Policy: the page has no script, and requests nothing. */
  policy: string;
}

/** Renders an OpenAPI document as an HTML page for people. */
export function renderDocsPage(document: OpenApiDocument): DocsPage {
  const style = readFileSync(new URL('docs-page.css', import.meta.url), 'utf8');
  const hash = createHash('sha256').update(style).digest('base64');
  const { title, description } = document.info as Record<'title' | 'description', string>;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${description}</p>
<p>${renderSentence('lead', { document: html`<a href="/api/openapi.json">${docsPageText('document')}</a>` })}</p>
${renderContents(document)}
${document.tags.map(({ name }) => renderTag(document, name))}
${renderObjects(document)}
</main>
</body>
</html>
`;
  return {
    html: page.text,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  };
}

function renderContents({ tags }: OpenApiDocument): Html {
  const names = [...tags.map(({ name }) => name), docsPageText('objects')];
  const items = names.map((name) => html`<li><a href="#${anchor(name)}">${name}</a></li>`);
  return html`<nav aria-label="${docsPageText('contents')}"><ul>${items}</ul></nav>`;
}

const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');

function renderTag({ paths }: OpenApiDocument, tag: string): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as unknown as Operation,
    })),
  );
  const tagged = operations.filter(({ operation }) => operation.tags.includes(tag));
  const rendered = tagged.map(({ path, method, operation }) =>
    renderOperation(`${method.toUpperCase()} ${path}`, operation),
  );
  return html`<h2 id="${anchor(tag)}">${tag}</h2>\n${rendered}`;
}

function renderOperation(name: string, operation: Operation): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const replies = Object.entries(responses).filter(([, { content }]) => content);
  return html`<details id="${operationId}">
<summary><h3><code>${name}</code> ${summary}</h3></summary>
<div>
<p>${description}</p>
${parameters.length ? renderParameters(parameters) : ''}${Object.entries(requestBody?.content ?? {}).map(renderBody)}
${replies.map(([status, { content = {} }]) => renderReply(status, content))}
</div>
</details>
`;
}

function renderParameters(parameters: NonNullable<Operation['parameters']>): Html {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, description ? { ...schema, description } : schema]),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return html`<h4>${docsPageText('parameters')}</h4>${renderSchema({ type: 'object', properties, required })}`;
}

function renderBody([type, { schema, examples = {} }]: [string, Content[string]]): Html {
  const rendered = Object.values(examples).map(
    ({ value }) => html`<h4>${docsPageText('example')}</h4><pre>${JSON.stringify(value, null, 2)}</pre>`,
  );
  return html`<h4>${docsPageText('body', { type })}</h4>${renderSchema(schema)}${rendered}`;
}

function renderReply(status: string, content: Content): Html {
  const replies = Object.entries(content).map(
    ([type, { schema }]) => html`<h4>${docsPageText('reply', { status, type })}</h4>${renderSchema(schema)}`,
  );
  return html`${replies}`;
}

function renderObjects({ components }: OpenApiDocument): Html {
  const objects = Object.entries(components.schemas).map(
    ([name, schema]) => html`<details id="${name}"><summary><h3><code>${name}</code></h3></summary>
<div>${renderSchema(schema)}</div></details>
`,
  );
  const title = docsPageText('objects');
  return html`<h2 id="${anchor(title)}">${title}</h2>\n${objects}`;
}
