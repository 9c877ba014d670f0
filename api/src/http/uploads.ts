import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { limits } from '@kindcrate/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { imageFailure } from '../images/image-failure.ts';
import { inspectFile } from '../images/inspect-file.ts';
import { UploadedImage } from '../images/uploaded-image.ts';
import type { Services } from '../services.ts';
import { accountOf } from './authentication.ts';

/** The maximum size of a whole form in bytes, with ample room for the fields. The rest of a longer form is not read. */
const maxBytes = 3 * limits.image.bytes;

/** Adds the parser for multipart forms. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // `fieldSize` is in bytes, and enough for the longest text: 5,000 characters of up to four bytes each.
    limits: { fileSize: limits.image.bytes, files: 1, fields: 20, fieldSize: 20_000, fieldNameSize: 100, parts: 21 },
  });
}

/**
 * Requires a form before the body is read; Fastify would treat any other body as JSON.
 * @throws Failure `unsupported_media_type`.
 */
export function requireForm({ headers }: FastifyRequest): void {
  if (!/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new Failure('unsupported_media_type.form');
}

/**
 * Reads a form into the request's body: a string for each text field, an `UploadedImage` for a file. The form
 * stays unread until one of the account's slots is free, and occupies the slot until the reply has been sent.
 * @throws Failure when the form is malformed, too long, or repeats a field, when too many of the account's forms are waiting,
 * or when this one has waited too long.
 */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { takeUploadSlot, renderer }: Services,
): Promise<void> {
  if (Number(request.headers['content-length']) > maxBytes) throw imageFailure('too_large');
  const release = await takeUploadSlot(accountOf(request).userId);
  // `close` is emitted when the connection breaks, `finish` after the reply. The connection may have broken during the wait.
  reply.raw.once('close', release).once('finish', release);
  if (reply.raw.destroyed) release();
  // Started early, because most photos take longer to arrive than the renderer takes to start.
  renderer.prepare();
  request.body = await Promise.race([readParts(request).catch(throwFormFailure), rejectWhenTooLong(request, reply)]);
}

/** A form without a content length may be endless. Rejects, and stops reading, beyond the maximum; never resolves. */
function rejectWhenTooLong({ raw }: FastifyRequest, reply: FastifyReply): Promise<never> {
  return new Promise((_, reject) => {
    let received = 0;
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= maxBytes) return;
      raw.unpipe().pause().removeAllListeners('data');
      // On a connection that stays open, Node would first read the rest of the body, which may never end.
      reply.header('connection', 'close');
      reject(imageFailure('too_large'));
    });
  });
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.fieldname in body) throw new Failure('bad_request.duplicate_field', { values: { field: part.fieldname } });
    body[part.fieldname] = part.type === 'field' ? readText(part) : await readFile(part);
  }
  return body;
}

/** The parser decodes a field that is declared as JSON, so its value may be anything. */
function readText({ fieldname, value }: MultipartValue): string {
  if (typeof value === 'string') return value;
  throw new Failure('bad_request.field_not_text', { values: { field: fieldname } });
}

/** Returns undefined for an empty file without a name: browsers send one when the person has not selected a file. */
async function readFile(part: MultipartFile): Promise<UploadedImage | undefined> {
  const bytes = await part.toBuffer();
  if (!part.filename && bytes.length === 0) return undefined;
  const problem = part.file.truncated ? 'too_large' : inspectFile(bytes);
  return new UploadedImage(bytes, problem);
}

function throwFormFailure(error: Error & { statusCode?: number }): never {
  if (error instanceof Failure) throw error;
  if (error.statusCode === 413) throw new Failure('payload_too_large.form');
  throw new Failure('bad_request.broken_form');
}
