import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../config/environment.ts';
import type { RegisteredEndpoint } from '../http/registered-endpoints.ts';
import { apiDocsText, apiDocsTexts } from '../texts/api-docs.ts';
import { describeComponents } from './components.ts';
import type { JsonSchema } from './json-schema.ts';
import { describeOperation } from './operations.ts';

export interface OpenApiDocument {
  openapi: string;
  info: JsonSchema;
  servers: JsonSchema[];
  tags: { name: string }[];
  /** By path, then by method in lowercase. */
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema> } & JsonSchema;
}

/** Describes endpoints as an OpenAPI 3.1 document. */
export function createDocument(endpoints: readonly RegisteredEndpoint[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const registered of endpoints) {
    const { method, path } = registered.endpoint;
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: describeOperation(registered) };
  }
  return {
    openapi: '3.1.1',
    info: { title: apiDocsText('title'), description: apiDocsText('description'), version: readVersion() },
    // Relative to the host that serves the document.
    servers: [{ url: '/api' }],
    tags: Object.values(apiDocsTexts.tags).map((name) => ({ name })),
    paths,
    components: {
      schemas: describeComponents(),
      responses: { Refused: describeFailure('failure'), Unavailable: describeFailure('unavailable') },
      securitySchemes: { session: describeToken('session'), apiToken: describeToken('apiToken') },
    },
  };
}

function describeToken(text: 'session' | 'apiToken'): JsonSchema {
  return { type: 'http', scheme: 'bearer', description: apiDocsText(text) };
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(projectFolder, 'api/package.json'), 'utf8')).version;
}

function describeFailure(text: 'failure' | 'unavailable'): JsonSchema {
  return {
    description: apiDocsText(text),
    headers: { 'Retry-After': { description: apiDocsText('retryAfter'), schema: { type: 'integer' } } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}
