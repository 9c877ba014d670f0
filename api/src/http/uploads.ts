import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { limits } from '@kindcrate/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { imageProblems } from '../images/image-problem.ts';
import { inspectImage } from '../images/inspect-image.ts';
import { UploadedImage } from '../images/uploaded-image.ts';
import type { Services } from '../services.ts';
import { accountOf } from './authentication.ts';

/** Bytes of a whole form, beyond which it is not even read: the largest picture with ample room for the fields. */
const mostBytes = 3 * limits.image.bytes;

/** Adds the reader of forms with files. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.image.bytes, files: 1, fields: 20, fieldSize: 20_000, fieldNameSize: 100, parts: 21 },
  });
}

/**
 * Asks for a form before the body is read, which Fastify would otherwise refuse, or parse, as if it were to be JSON.
 * @throws Failure `unsupported_media_type`.
 */
export function requireForm({ headers }: FastifyRequest): void {
  if (!/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new Failure('unsupported_media_type', 'This call takes a form with a file (multipart/form-data)');
}

/**
 * Reads a form into the request's body: a text for each field, an `UploadedImage` for a file, already inspected.
 * It waits, unread, for one of its account's slots, and holds it until the reply is away.
 * @throws Failure when the form is broken, too long, or holds a field twice, and when too many wait.
 */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { uploadSlots }: Services,
): Promise<void> {
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge();
  const free = await uploadSlots(accountOf(request).userId);
  // The one when the connection breaks, the other when all is well. It may have broken while this waited for its slot.
  reply.raw.once('close', free).once('finish', free);
  if (reply.raw.destroyed) free();
  request.body = await Promise.race([readParts(request).catch(toFailure), refuseExcess(request, reply)]);
}

/** A form that does not say how long it is may go on for ever: once it is too long, the rest of it is not read. */
function refuseExcess({ raw }: FastifyRequest, reply: FastifyReply): Promise<never> {
  return new Promise((_, reject) => {
    let received = 0;
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= mostBytes) return;
      raw.unpipe().pause().removeAllListeners('data');
      reply.header('connection', 'close');
      reject(tooLarge());
    });
  });
}

function tooLarge(): Failure {
  const { status, message } = imageProblems.tooLarge;
  return new Failure('image_refused', message, { status, fields: { image: message } });
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.fieldname in body) throw new Failure('bad_request', `The form holds the field ${part.fieldname} twice`);
    body[part.fieldname] = part.type === 'field' ? readText(part) : await readFile(part);
  }
  return body;
}

/** The reader of forms parses a field that says it is JSON, and gives whatever was in it. */
function readText({ fieldname, value }: MultipartValue): string {
  if (typeof value === 'string') return value;
  throw new Failure('bad_request', `The form's field ${fieldname} is not a plain text`);
}

/** A browser sends a file without a name and without bytes when none was chosen. */
async function readFile(part: MultipartFile): Promise<UploadedImage | undefined> {
  const bytes = await part.toBuffer();
  if (!part.filename && bytes.length === 0) return undefined;
  const problem = part.file.truncated ? imageProblems.tooLarge : await inspectImage(bytes);
  return new UploadedImage(bytes, problem);
}

function toFailure(error: Error & { statusCode?: number }): never {
  if (error instanceof Failure) throw error;
  if (error.statusCode === 413)
    throw new Failure('payload_too_large', 'The form holds more than one file, or too many fields');
  throw new Failure('bad_request', 'The form arrived broken or cut short. Send it again');
}
