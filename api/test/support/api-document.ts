import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { InjectOptions } from 'fastify';
import { createDocument, type OpenApiDocument } from '../../src/openapi/document.ts';
import { contractEndpoints, endpointName } from './contract-endpoints.ts';

interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

type Content = Record<string, { schema: AnySchemaObject }>;
interface Operation {
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
}

/** Compares requests and replies with the API's OpenAPI document. */
export interface DocumentCheck {
  /** Lists how a reply differs from the document. The list is empty if the document does not have the path of the request. */
  problemsOf(request: InjectOptions, reply: Reply): string[];
  /** Lists how a JSON value differs from the documented body of an endpoint. @param index which documented body, if there are several */
  problemsOfBody(name: string, value: unknown, index?: number): string[];
  /** The endpoints, such as `GET /brands/{id}`, that have replied with success. */
  successfulEndpoints: ReadonlySet<string>;
}

function createDocumentCheck(document: OpenApiDocument): DocumentCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('binary', true).addFormat('password', true);
  ajv.addSchema({ ...closeObjects(document as unknown as AnySchemaObject), $id: 'api' });
  const validators = new Map<string, ValidateFunction>();
  const findOperation = createOperationSearch(document);
  const successfulEndpoints = new Set<string>();

  function problems(pointer: string, value: unknown): string[] {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, validate);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  function problemsOf({ method = 'GET', url }: InjectOptions, reply: Reply): string[] {
    const found = findOperation(String(method), String(url));
    if (!found || reply.status === 304) return [];
    const responses = (found.operation as unknown as Operation).responses;
    const status = reply.status < 400 ? String(reply.status) : `${String(reply.status).charAt(0)}XX`;
    if (!responses[status]) return [`the status ${reply.status} is not documented`];
    if (reply.status < 400) successfulEndpoints.add(found.name);
    const [type = ''] = String(reply.headers['content-type']).split(';');
    if (reply.status >= 400) return problems('/components/schemas/Failure', reply.body);
    if (!responses[status].content?.[type]) return [`the type ${type} is not documented`];
    if (type !== 'application/json') return [];
    return problems(`${found.pointer}/responses/${status}/content/${escapePointer(type)}/schema`, reply.body);
  }

  return {
    problemsOf,
    problemsOfBody(name, value, index) {
      const [method = '', path = ''] = name.split(' ');
      const pointer = pointerOf(path, method.toLowerCase());
      const operation = document.paths[path]?.[method.toLowerCase()] as unknown as Operation;
      const [type = ''] = Object.keys(operation.requestBody?.content ?? {});
      const alternative = index === undefined ? '' : `/anyOf/${index}`;
      return problems(`${pointer}/requestBody/content/${escapePointer(type)}/schema${alternative}`, value);
    },
    successfulEndpoints,
  };
}

const escapePointer = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
const pointerOf = (path: string, method: string) => `/paths/${escapePointer(path)}/${method}`;

/**
 * Returns a function that finds the operation of a request, if the document has one; if several paths match, the one without a
 * parameter.
 */
function createOperationSearch({ paths }: OpenApiDocument) {
  // Built once, because tests receive tens of thousands of replies and the document has more than a hundred paths.
  const patterns = Object.keys(paths).map((template) => ({ template, pattern: toPattern(template) }));
  return (method: string, url: string) => {
    const [path = ''] = url
      .replace(/^\/api/i, '')
      .toLowerCase()
      .split('?');
    const matches = patterns.filter(({ pattern }) => pattern.test(path)).map(({ template }) => template);
    const template = matches.find((match) => !match.includes('{')) ?? matches[0];
    const operation = template && paths[template]?.[method.toLowerCase()];
    if (!template || !operation) return undefined;
    const pointer = pointerOf(template, method.toLowerCase());
    return { name: `${method.toUpperCase()} ${template}`, operation, pointer };
  };
}

const toPattern = (template: string) =>
  new RegExp(
    `^${template
      .toLowerCase()
      .replaceAll('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+')}/?$`,
  );

/** The document lets later versions add fields. Here, a field that the document does not have is an error. */
function closeObjects(schema: AnySchemaObject): AnySchemaObject {
  const entries = Object.entries(schema).map(([key, value]) => [key, closeValue(value)]);
  const isObject = schema.type === 'object' && schema.properties && !schema.additionalProperties;
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) };
}

function closeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeValue);
  return typeof value === 'object' && value !== null ? closeObjects(value) : value;
}

/** The OpenAPI document of the contract. A test makes sure that the API serves the same document. */
export const apiDocument = createDocument(
  [...Map.groupBy(contractEndpoints, endpointName).values()].flatMap((alternatives) =>
    alternatives.slice(0, 1).map((endpoint) => ({
      endpoint,
      bodies: alternatives.flatMap(({ body }) => (body ? [body] : [])),
    })),
  ),
);

export const apiDocumentCheck = createDocumentCheck(apiDocument);
