import type { FailureReply } from '@kindcrate/contract/replies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError, isStorageFull } from '../database/errors.ts';
import { Failure } from '../failure.ts';
import { ImageStoreUnavailableError } from '../images/image-store.ts';

/** Gives every failure the same shape, and hides the details of internal errors. */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(toFailure(error as Error, request), reply));
  app.setNotFoundHandler((_request, reply) => sendFailure(new Failure('not_found'), reply));
}

/** Replies to a GET of an unknown path below `/api` with `not_found`; otherwise the server would send a page of the site. */
export function refuseUnknownPaths(api: FastifyInstance): void {
  api.get('/*', async () => {
    throw new Failure('not_found');
  });
}

/** The body of a failure. */
export function toFailureReply({ message, code, fields }: Failure): FailureReply {
  return { success: false, message, code, ...(fields && { fields }) };
}

/** Sends a failure that no cache may store. */
export function sendFailure(failure: Failure, reply: FastifyReply): FastifyReply {
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply.code(failure.status).header('cache-control', 'no-store').send(toFailureReply(failure));
}

type HttpError = Error & { statusCode?: number; code?: string };

function toFailure(error: HttpError, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'the disk is full');
    return new Failure('storage_full');
  }
  if (error instanceof DatabaseUnavailableError) {
    request.log.error({ err: error }, 'the database cannot be reached');
    return new Failure('unavailable.database', { retryAfter: 5 });
  }
  if (error instanceof ImageStoreUnavailableError) {
    request.log.error({ err: error }, 'the image store cannot be used');
    return new Failure('unavailable.images', { retryAfter: 5 });
  }
  return toClientFailure(error) ?? toInternalFailure(error, request);
}

/** The failure for a request that Fastify itself rejected; undefined for other errors. */
function toClientFailure({ statusCode = 500 }: HttpError): Failure | undefined {
  if (statusCode === 413) return new Failure('payload_too_large.text');
  if (statusCode === 415) return new Failure('unsupported_media_type.json');
  if (statusCode >= 400 && statusCode < 500) return new Failure('bad_request');
  return undefined;
}

function toInternalFailure(error: Error, request: FastifyRequest): Failure {
  request.log.error({ err: error }, 'unexpected error');
  return new Failure('internal_error', { values: { requestId: request.id } });
}
