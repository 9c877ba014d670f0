import { messages } from '@kindcrate/contract/messages';
import type { FailureReply } from '@kindcrate/contract/replies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFull } from '../database/storage-full.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { Failure } from '../failure.ts';

/** Gives every failure the same shape, and tells nobody outside what went wrong inside. */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(toFailure(error as Error, request), reply));
  app.setNotFoundHandler((_request, reply) => sendFailure(notFound(), reply));
}

export function notFound(message = 'There is nothing at this address'): Failure {
  return new Failure('not_found', message);
}

/** The body of a failure. */
export function toReply({ message, code, fields }: Failure): FailureReply {
  return { success: false, message, code, ...(fields && { fields }) };
}

/** Sends a failure; nobody keeps it. */
export function sendFailure(failure: Failure, reply: FastifyReply): FastifyReply {
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply.code(failure.status).header('cache-control', 'no-store').send(toReply(failure));
}

type HttpError = Error & { statusCode?: number; code?: string };

function toFailure(error: HttpError, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'the disk is full');
    return new Failure(
      'storage_full',
      'There is no room to store this just now, so nothing was saved. Try again later',
    );
  }
  if (error instanceof DatabaseUnavailableError) {
    request.log.error({ err: error }, 'the database cannot be reached');
    return new Failure('unavailable', 'Our records cannot be reached just now. Try again in a moment', {
      retryAfter: 5,
    });
  }
  return toClientFailure(error) ?? toInternalError(error, request);
}

/** What Fastify itself found wrong with a request. */
function toClientFailure({ statusCode = 500 }: HttpError): Failure | undefined {
  if (statusCode === 413) return new Failure('payload_too_large', 'That is more text than we can take. Shorten it');
  if (statusCode === 415) return new Failure('unsupported_media_type', 'This call takes JSON');
  if (statusCode >= 400 && statusCode < 500) return new Failure('bad_request', messages.body);
  return undefined;
}

function toInternalError(error: Error, request: FastifyRequest): Failure {
  request.log.error({ err: error }, 'unexpected error');
  return new Failure(
    'internal_error',
    `Something went wrong on our side. Try again in a moment; if it stays, write to us and name ${request.id}`,
  );
}
