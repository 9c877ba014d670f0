import type { Readable } from 'node:stream';
import { check, type FieldMessages } from '@kindcrate/contract/check';
import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '@kindcrate/contract/endpoint';
import type { FileLike } from '@kindcrate/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Struct } from 'superstruct';
import { Failure, invalidFields } from '../failure.ts';
import type { ImageProblem } from '../images/image-problem.ts';
import { UploadedImage } from '../images/uploaded-image.ts';
import type { Services } from '../services.ts';
import type { AddressLimit } from './address-limits.ts';
import { authenticate, requireOpenSession, requireRole } from './authentication.ts';
import { notFound } from './errors.ts';
import { createProjection } from './projection.ts';
import { receiveForm, requireForm } from './uploads.ts';

type Received<Body> = {
  [Name in keyof Body]: NonNullable<Body[Name]> extends FileLike
    ? UploadedImage | Extract<Body[Name], undefined>
    : Body[Name];
};

/** A request whose body and query went through the call's structs. */
export type CallRequest<C extends Endpoint> = FastifyRequest<{
  Params: { id: string };
  Body: Received<BodyOf<C>>;
  Querystring: QueryOf<C>;
}>;

/** A handler gives the reply's content, or its bytes, at hand already or as they come. */
type Handler<C extends Endpoint> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => Promise<ReplyOf<C> | Buffer | Readable | undefined>;

interface Options {
  limit?: AddressLimit;
  /** Whether a GET writes something, and must therefore not be had as HEAD too, for an answer that nobody reads. */
  isWriting?: boolean;
}

export type AnswerCall = <C extends Endpoint>(call: C, handler: Handler<C>, options?: Options) => void;

/** Teaches an instance to check bodies and to cut replies with the contract's structs. */
export function addContractStructs(app: FastifyInstance): void {
  app.setValidatorCompiler<Struct<unknown, unknown>>(({ schema }) => (sent) => {
    const value = dropFalseFiles(schema, sent);
    const checked = check(schema, value);
    if (!checked.ok) return { error: refuse(checked.fields, value) };
    const problems = problemsOf(value);
    return Object.keys(problems).length ? { error: refuse({}, value) } : { value: checked.value };
  });
  app.setSerializerCompiler<Struct<unknown, unknown>>(({ schema }) => {
    const project = createProjection(schema);
    return (value) => JSON.stringify(project(value));
  });
}

/** Takes away what stands in the place of a file and did not come as one: the struct then says what is missing. */
function dropFalseFiles({ schema }: Struct<unknown, unknown>, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const structs = new Map(Object.entries((schema ?? {}) as Record<string, Struct>));
  const isFalse = (name: string, value: unknown) =>
    structs.get(name)?.type === 'file' && !(value instanceof UploadedImage);
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isFalse(name, value)));
}

/** All that is wrong with a body, its picture included. */
function refuse(fields: FieldMessages, body: unknown): Failure {
  const problems = problemsOf(body);
  const messages = Object.fromEntries(Object.entries(problems).map(([name, { message }]) => [name, message]));
  const [problem] = Object.values(problems);
  const isPictureAlone = Object.keys(fields).every((name) => name in problems);
  if (!problem || !isPictureAlone) return invalidFields({ ...fields, ...messages });
  return new Failure('image_refused', problem.message, { status: problem.status, fields: messages });
}

function problemsOf(body: unknown): Record<string, ImageProblem> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (value instanceof UploadedImage && value.problem ? [[name, value.problem]] : [])),
  );
}

/** Gives a function that registers a row of the specification's table with its handler. */
export function createAnswerCall(app: FastifyInstance, services: Services): AnswerCall {
  return (call, handler, { limit = 'requests', isWriting = false } = {}) => {
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        ...(call.body && { body: call.body }),
        ...(call.query && { querystring: call.query }),
        response: { '2xx': call.reply },
      },
      config: { limit },
      exposeHeadRoute: !isWriting,
      handler: handler as RouteOptions['handler'],
      ...hooksOf(call, services),
    });
  };
}

type Hooks = Pick<RouteOptions, 'preParsing' | 'preValidation' | 'preHandler'>;

/** What a call needs before its body is read, to read it, and after; a call that needs nothing pays for nothing. */
function hooksOf({ method, path, needsToken, role, sends }: Endpoint, services: Services): Hooks {
  return {
    preParsing: [
      ...(path.includes('/:') ? [async (request: FastifyRequest) => refuseNullCharacter(request)] : []),
      ...(needsToken ? [async (request: FastifyRequest) => authenticate(request)] : []),
      ...(role ? [async (request: FastifyRequest) => requireRole(request, role)] : []),
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
            ...(role ? [async (request: FastifyRequest) => requireRole(request, role)] : []),
          ]
        : [],
  };
}

/** No id holds one, and PostgreSQL takes none to look for. */
function refuseNullCharacter({ params }: FastifyRequest): void {
  if (Object.values(params as Record<string, string>).some((value) => value.includes('\0'))) throw notFound();
}

/** A form that a browser sends by itself, before its script is there, is told so rather than misread. */
function requireJson(request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (type && !/^application\/json\s*(;|$)/i.test(type))
    throw new Failure('unsupported_media_type', 'This call takes JSON');
}
