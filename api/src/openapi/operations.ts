import type { Endpoint } from '@kindcrate/contract/endpoint';
import { limits } from '@kindcrate/contract/limits';
import { roles } from '@kindcrate/contract/roles';
import { apiScopeOf } from '../http/api-scopes.ts';
import { permissionsOf } from '../http/permissions.ts';
import type { RegisteredEndpoint } from '../http/registered-endpoints.ts';
import { apiDocsText, apiDocsTexts } from '../texts/api-docs.ts';
import { replyOptions } from './components.ts';
import { type Example, examplesOf } from './examples.ts';
import { requestDetailsOf } from './field-details.ts';
import { type AnyStruct, type JsonSchema, type SchemaOptions, toJsonSchema } from './json-schema.ts';

/** The endpoints that reply with 201 instead of 200 when they succeed. */
const creatingEndpoints = new Set([
  'POST /register',
  'POST /complaints/contact',
  'POST /order/donataionorder',
  'POST /photos',
  'POST /redemptions',
  'POST /invitation/register',
  'POST /staff/invitations',
  'POST /staff/tokens',
  'POST /staff/orders',
  'POST /staff/brands',
  'POST /staff/organizations',
  'POST /staff/organizations/:id/images',
  'POST /staff/copy/:id/pictures',
  'POST /staff/donationcards',
  'POST /staff/needs',
  'POST /staff/saved-texts',
  'POST /staff/need-categories',
]);
const endpointsWithIdempotencyKey = new Set([
  'POST /order/donataionorder',
  'POST /staff/orders',
  'POST /staff/orders/:id/receive',
  'POST /redemptions',
  'POST /messages/:id',
  'POST /staff/messages/:id',
]);
/** The media types of replies that are not JSON, by the type of their struct. */
const mediaTypes: Readonly<Record<string, string>> = { 'ZIP file': 'application/zip', string: 'text/csv' };

/** Describes an endpoint as an operation of OpenAPI 3.1. */
export function describeOperation({ endpoint, bodies }: RegisteredEndpoint): JsonSchema {
  const name = `${endpoint.method} ${endpoint.path}`;
  const parameters = parametersOf(endpoint, name);
  return {
    operationId: operationId(endpoint),
    tags: [tagOf(endpoint)],
    summary: (apiDocsTexts.summaries as Record<string, string>)[name],
    description: accessOf(endpoint),
    ...(endpoint.needsToken && { security: securityOf(endpoint) }),
    ...(parameters.length && { parameters }),
    ...(bodies.length && { requestBody: requestBodyOf(endpoint, name, bodies) }),
    responses: {
      [creatingEndpoints.has(name) ? '201' : '200']: replyOf(endpoint, creatingEndpoints.has(name)),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Unavailable' },
    },
  };
}

/** `getStaffOrdersById` for `GET /staff/orders/:id`. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/:(\w+)/g, 'by $1').split(/[^a-z]+/i);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function tagOf({ path }: Endpoint): string {
  const { tags, tagsOfPaths } = apiDocsTexts;
  const [, first = ''] = path.split('/');
  const key = Object.entries(tagsOfPaths).find(([start]) => start === first)?.[1];
  if (!key) throw new Error(`api/src/texts/en-api-docs.ts has no tag for ${path}`);
  return tags[key];
}

function accessOf(endpoint: Endpoint): string {
  if (!endpoint.needsToken) return apiDocsText('visitors');
  const permissions = permissionsOf(endpoint);
  const allowed = roles.filter((role) => permissions[role] === 'all' || permissions[role] === 'own');
  const forRoles = apiDocsText('roles', { roles: allowed.join(', ') });
  const scope = apiScopeOf(endpoint);
  return scope ? `${forRoles} ${apiDocsText('scope', { scope })}` : forRoles;
}

/** OpenAPI 3.1 allows the required scopes to be listed for bearer tokens too, not only for OAuth 2. */
function securityOf(endpoint: Endpoint): JsonSchema[] {
  const scope = apiScopeOf(endpoint);
  return [{ session: [] }, ...(scope ? [{ apiToken: [scope] }] : [])];
}

function parametersOf({ path, query }: Endpoint, name: string): JsonSchema[] {
  const id = { name: 'id', in: 'path', required: true, description: apiDocsText('id'), schema: { type: 'string' } };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: apiDocsText('idempotencyKey'),
    schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKey },
  };
  return [
    ...(path.includes('/:id') ? [id] : []),
    ...(query ? queryParametersOf(query, name) : []),
    ...(endpointsWithIdempotencyKey.has(name) ? [key] : []),
  ];
}

/** No query parameter of the contract is required. */
function queryParametersOf(query: AnyStruct, name: string): JsonSchema[] {
  const { properties } = toJsonSchema(query, requestOptions(name)) as { properties: Record<string, JsonSchema> };
  return Object.entries(properties).map(([parameter, schema]) => ({ name: parameter, in: 'query', schema }));
}

const requestOptions = (name: string): SchemaOptions => ({
  nameOf: () => undefined,
  detailsOf: requestDetailsOf(name),
});

function requestBodyOf({ sends }: Endpoint, name: string, bodies: AnyStruct[]): JsonSchema {
  const describe = (body: AnyStruct) => toJsonSchema(body, requestOptions(name));
  const schemas = bodies.map(sends === 'multipart' ? (body) => withListsAsText(describe(body)) : describe);
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  const examples = examplesOf(name, sends === 'multipart');
  const content = { schema, ...(examples.length && { examples: toExamplesByName(examples) }) };
  const types = limits.image.types.join(', ');
  if (sends === 'json') return { required: true, content: { 'application/json': content } };
  return {
    required: true,
    content: { 'multipart/form-data': { ...content, encoding: { image: { contentType: types } } } },
  };
}

/** A form can contain only text and files, so a list is sent as JSON text. */
function withListsAsText({ properties, ...schema }: JsonSchema): JsonSchema {
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => {
    const text = { type: 'string', contentMediaType: 'application/json', contentSchema: field };
    return [name, field.type === 'array' ? text : field];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

const toExamplesByName = (examples: Example[]) =>
  Object.fromEntries(examples.map(({ name, value }) => [name, { value }]));

function replyOf({ reply }: Endpoint, isCreated: boolean): JsonSchema {
  const description = apiDocsText(isCreated ? 'created' : 'success');
  const type = mediaTypes[reply.type];
  const schema = type === 'application/zip' ? { type: 'string', format: 'binary' } : toJsonSchema(reply, replyOptions);
  return { description, content: { [type ?? 'application/json']: { schema } } };
}
