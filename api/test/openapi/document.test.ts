import { check } from '@kindcrate/contract/check';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { apiDocument, apiDocumentCheck } from '../support/api-document.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { openTestApp } from '../support/test-app.ts';

interface Field {
  type: string;
  format?: string;
  enum?: string[];
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
}
interface Body {
  schema: { properties?: Record<string, Field>; anyOf?: { properties: Record<string, Field> }[] };
  examples: Record<string, { value: Record<string, unknown> }>;
}
interface Operation {
  summary?: string;
  operationId: string;
  requestBody?: { content: Record<string, Body> };
}

const api = await openTestApp();

/**
 * Every body of the contract with its fields and example in the API document. `position` numbers the alternative bodies of an
 * endpoint from 0; `index` is the same number, or undefined where there is only one body.
 */
const bodies = Object.values(Object.groupBy(contractEndpoints, endpointName)).flatMap((alternatives = []) =>
  alternatives.flatMap((endpoint, position) => {
    if (!endpoint.body) return [];
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const name = `${endpoint.method} ${path}`;
    const operation = apiDocument.paths[path]?.[endpoint.method.toLowerCase()] as unknown as Operation;
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const index = alternatives.length > 1 ? position : undefined;
    const properties = content?.schema.properties ?? content?.schema.anyOf?.[position]?.properties ?? {};
    const example = Object.values(content?.examples ?? {})[position]?.value;
    return [{ name, position, struct: endpoint.body, properties, example, index }];
  }),
);

const file = { size: 2048 };
/** Replaces the file name in the example of a form with a file. */
const withFile = (body: Record<string, unknown> = {}) => (body.image ? { ...body, image: file } : body);

test('the API serves a document with every endpoint of the contract', async () => {
  const { status, headers, body } = await api.get('/api/openapi.json');
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body).toEqual(JSON.parse(JSON.stringify(apiDocument)));
});

test('the API document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(apiDocument)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every operation of the API document has a summary and a unique id', () => {
  const operations = Object.values(apiDocument.paths).flatMap(Object.values) as unknown as Operation[];
  for (const { summary, operationId } of operations)
    expect([operationId, summary]).toEqual([operationId, expect.any(String)]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

describe.each(bodies)('body $position of $name in the API document', ({ name, struct, properties, example, index }) => {
  test('has an example that matches its schema and that the API accepts', () => {
    expect(example).toBeDefined();
    expect(apiDocumentCheck.problemsOfBody(name, example, index)).toEqual([]);
    expect(check(struct, withFile(example))).toMatchObject({ ok: true });
  });

  /** Whether the API accepts a value in one field, when all other fields are those of the example. */
  const isAccepted = (field: string, value: unknown) => {
    const checked = check(struct, { ...withFile(example), [field]: value });
    return checked.ok || !(field in checked.fields);
  };

  test('lists exactly the fields of the contract, and only choices that the API accepts', () => {
    expect(Object.keys(properties).sort()).toEqual(Object.keys(struct.schema as object).sort());
    for (const [field, schema] of Object.entries(properties)) {
      for (const choice of schema.enum ?? [])
        expect([field, choice, isAccepted(field, choice)]).toEqual([field, choice, true]);
      if (schema.enum) expect([field, isAccepted(field, 'no such choice')]).toEqual([field, false]);
    }
  });

  test('has the limits of the contract', () => {
    for (const [field, { type, format, minimum, maximum, maxLength, minLength }] of Object.entries(properties)) {
      const wrong = [
        ...(minimum === undefined ? [] : [minimum - 1]),
        ...(maximum === undefined ? [] : [maximum + 1]),
        ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
        ...(minLength === undefined ? [] : ['x'.repeat(minLength - 1)]),
        ...(type === 'integer' ? [1.5, 'many'] : []),
        ...(type === 'boolean' ? ['perhaps'] : []),
      ];
      for (const value of wrong) expect([field, value, isAccepted(field, value)]).toEqual([field, value, false]);
      // `confirmPassword` has to equal another field, and 'xxx…' is not an email address.
      if (field === 'confirmPassword' || format === 'email') continue;
      // A need has either a target or a reason, so no example has both.
      if (name.includes('/staff/needs') && (field === 'target' || field === 'reason')) continue;
      const right = [
        ...(minimum === undefined ? [] : [minimum]),
        ...(maximum === undefined ? [] : [maximum]),
        ...(maxLength === undefined ? [] : ['x'.repeat(maxLength)]),
      ];
      for (const value of right) expect([field, value, isAccepted(field, value)]).toEqual([field, value, true]);
    }
  });
});
