import multipart from '@fastify/multipart';
import type { FileLike } from '@kindcrate/contract/fields';
import { limits } from '@kindcrate/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { type ImageProblem, imageProblems } from '../images/image-problem.ts';
import { inspectImage } from '../images/inspect-image.ts';

/** A file as it arrived. */
export interface UploadedImage extends FileLike {
  bytes: Buffer;
  problem: ImageProblem | undefined;
}

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
 * Reads a form into the request's body: a text for each field, an `UploadedImage` for a file, already inspected.
 * @throws Failure when the form is broken, or holds a field twice.
 */
export async function receiveForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) {
    throw new Failure('unsupported_media_type', 'This call takes a form with a file (multipart/form-data)');
  }
  if (Number(request.headers['content-length']) > mostBytes) {
    const { status, message } = imageProblems.tooLarge;
    throw new Failure('image_refused', message, { status, fields: { image: message } });
  }
  request.body = await readParts(request).catch(toFailure);
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.fieldname in body) throw new Failure('bad_request', `The form holds the field ${part.fieldname} twice`);
    if (part.type === 'field') body[part.fieldname] = part.value;
    else body[part.fieldname] = await readFile(part);
  }
  return body;
}

type FilePart = Extract<Awaited<ReturnType<ReturnType<FastifyRequest['parts']>['next']>>['value'], { type: 'file' }>;

/** A browser sends a file without a name and without bytes when none was chosen. */
async function readFile(part: FilePart): Promise<UploadedImage | undefined> {
  const bytes = await part.toBuffer();
  if (!part.filename && bytes.length === 0) return undefined;
  const problem = part.file.truncated ? imageProblems.tooLarge : await inspectImage(bytes);
  return { size: bytes.length, bytes, problem };
}

function toFailure(error: Error & { statusCode?: number }): never {
  if (error instanceof Failure) throw error;
  if (error.statusCode === 413)
    throw new Failure('payload_too_large', 'The form holds more than one file, or too many fields');
  throw new Failure('bad_request', 'The form arrived broken or cut short. Send it again');
}
