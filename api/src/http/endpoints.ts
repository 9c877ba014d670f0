import type { Readable } from 'node:stream';
import { check, type FieldMessages } from '@kindcrate/contract/check';
import type { Endpoint, QueryOf, ReplyOf } from '@kindcrate/contract/endpoint';
import type { PathParams } from '@kindcrate/contract/path-params';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Struct } from 'superstruct';
import { Failure, invalidFields } from '../failure.ts';
import { type ImageProblem, imageFailure } from '../images/image-failure.ts';
import { type ReceivedBody, UploadedImage } from '../images/uploaded-image.ts';
import { createProjection } from '../projection.ts';
import type { Services } from '../services.ts';
import type { AddressLimit } from './address-limits.ts';
import { apiScopeOf } from './api-scopes.ts';
import { authenticate, requireOpenSession, requirePermission } from './authentication.ts';
import { requireDiskSpace } from './disk-check.ts';
import { permissionsOf } from './permissions.ts';
import type { RegisteredEndpoint } from './registered-endpoints.ts';
import { receiveForm, requireForm } from './uploads.ts';

/** A request whose body and query have been validated with the endpoint's structs. */
export type EndpointRequest<E extends Endpoint> = FastifyRequest<{
  Params: PathParams<E['path']>;
  Body: ReceivedBody<E>;
  Querystring: QueryOf<E>;
}>;

/** Returns the reply, or its serialized form: a string, a buffer or a stream; undefined for a reply without a body. */
type Handler<E extends Endpoint> = (
  request: EndpointRequest<E>,
  reply: FastifyReply,
) => Promise<ReplyOf<E> | string | Buffer | Readable | undefined>;

interface Options {
  limit?: AddressLimit;
  /** Whether requests can store a lot of data, as all uploads can. If so, they are refused while the disk is full. */
  needsDiskSpace?: boolean;
  /** Whether a GET request writes something. If so, the endpoint gets no HEAD route, because a HEAD request would write it too. */
  hasSideEffects?: boolean;
  /** Whether scripts on any site may read the replies. */
  allowsEveryOrigin?: boolean;
  /** The alternative bodies, if the path accepts more than one, for the API's documentation. */
  bodies?: RegisteredEndpoint['bodies'];
}

/** Registers an endpoint of the contract with its handler. */
export type AddRoute = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: Options) => void;

/** Makes a Fastify instance validate bodies and queries with the contract's structs, and send only the fields of reply structs. */
export function addContractStructs(app: FastifyInstance): void {
  app.setValidatorCompiler<Struct<unknown, unknown>>(({ schema }) => (sent) => {
    const value = dropNonFiles(schema, sent);
    const checked = check(schema, value);
    if (!checked.ok) return { error: toBodyFailure(checked.fields, value) };
    const problems = imageProblemsOf(value);
    return Object.keys(problems).length ? { error: toBodyFailure({}, value) } : { value: checked.value };
  });
  app.setSerializerCompiler<Struct<unknown, unknown>>(({ schema }) => {
    const project = createProjection(schema);
    return (value) => JSON.stringify(project(value));
  });
}

/** Drops a file field whose value is not an uploaded file, so that the struct reports it as missing. */
function dropNonFiles({ schema }: Struct<unknown, unknown>, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const structs = new Map(Object.entries((schema ?? {}) as Record<string, Struct>));
  const isNonFile = (name: string, value: unknown) =>
    structs.get(name)?.type === 'file' && !(value instanceof UploadedImage);
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isNonFile(name, value)));
}

/**
 * The failure for an invalid body. When only images are invalid, it is the first image's own failure, with its HTTP status;
 * otherwise it lists every invalid field.
 */
function toBodyFailure(fields: FieldMessages, body: unknown): Failure {
  const problems = imageProblemsOf(body);
  const imageFailures = Object.entries(problems).map(([name, problem]) => imageFailure(problem, name));
  const areOnlyImagesInvalid = Object.keys(fields).every((name) => name in problems);
  if (imageFailures[0] && areOnlyImagesInvalid) return imageFailures[0];
  return invalidFields(Object.assign({ ...fields }, ...imageFailures.map((failure) => failure.fields)));
}

function imageProblemsOf(body: unknown): Record<string, ImageProblem> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (value instanceof UploadedImage && value.problem ? [[name, value.problem]] : [])),
  );
}

/**
 * Creates the function that registers an endpoint with the hooks that its contract and its permissions require.
 * @param registered the list to which every endpoint is added
 */
export function createAddRoute(app: FastifyInstance, services: Services, registered: RegisteredEndpoint[]): AddRoute {
  return (endpoint, handler, options = {}) => {
    const { limit = 'requests', hasSideEffects = false, allowsEveryOrigin = false } = options;
    const { needsDiskSpace = endpoint.sends === 'multipart' } = options;
    registered.push({ endpoint, bodies: options.bodies ?? (endpoint.body ? [endpoint.body] : []) });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.query && { querystring: endpoint.query }),
        response: { '2xx': endpoint.reply },
      },
      config: { limit, allowsEveryOrigin },
      exposeHeadRoute: !hasSideEffects,
      handler: handler as RouteOptions['handler'],
      ...hooksOf(endpoint, services, needsDiskSpace),
    });
  };
}

type Hooks = Pick<RouteOptions, 'preParsing' | 'preValidation' | 'preHandler'>;

/**
 * Returns the hooks that run before the body is read, those that read a form, and those that run once the body has been
 * read. An endpoint gets only the hooks it needs.
 * Synchronous checks are wrapped in `async` functions, because Fastify waits for a callback from a hook that is not `async`.
 */
function hooksOf(endpoint: Endpoint, services: Services, needsDiskSpace: boolean): Hooks {
  const { method, path, needsToken, sends } = endpoint;
  const permissions = permissionsOf(endpoint);
  const scope = apiScopeOf(endpoint);
  return {
    preParsing: [
      ...(path.includes('/:') ? [async (request: FastifyRequest) => refuseNullCharacter(request)] : []),
      ...(needsToken
        ? [
            async (request: FastifyRequest) => authenticate(request),
            async (request: FastifyRequest) => requirePermission(request, permissions, scope),
          ]
        : []),
      ...(needsDiskSpace ? [async () => requireDiskSpace(services.disk)] : []),
      ...(sends === 'json' ? [async (request: FastifyRequest) => requireJson(request)] : []),
      ...(sends === 'multipart' ? [async (request: FastifyRequest) => requireForm(request)] : []),
    ],
    preValidation:
      sends === 'multipart'
        ? [(request: FastifyRequest, reply: FastifyReply) => receiveForm(request, reply, services)]
        : [],
    preHandler:
      needsToken && method !== 'GET'
        ? [
            async (request: FastifyRequest) => requireOpenSession(request),
            async (request: FastifyRequest) => requirePermission(request, permissions, scope),
          ]
        : [],
  };
}

/** No id contains a null character, and PostgreSQL rejects a query with one. */
function refuseNullCharacter({ params }: FastifyRequest): void {
  if (Object.values(params as Record<string, string>).some((value) => value.includes('\0'))) {
    throw new Failure('not_found');
  }
}

/** Refuses a body that is not JSON, such as the one that browsers send when a form is submitted before its script has loaded. */
function requireJson(request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (type && !/^application\/json\s*(;|$)/i.test(type)) throw new Failure('unsupported_media_type.json');
}
