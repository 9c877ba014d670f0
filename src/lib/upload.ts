import type { BodyOf, Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { headersFor } from './api.ts';
import { ApiError, endpointUrl, readReply } from './reply.ts';

export interface UploadOptions {
  token: string | undefined;
  /** Path parameters. */
  parameters?: Record<string, string>;
  /** Sent as `Idempotency-Key`; see `CallOptions`. */
  idempotencyKey?: string;
  /** Receives the fraction that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends the validated body of a multipart endpoint. Uses XMLHttpRequest, because `fetch` cannot report the progress of an upload.
 * @throws ApiError as `request` does; an `AbortError` if the signal aborts it
 */
export function upload<C extends Endpoint>(
  call: C,
  body: BodyOf<C> & object,
  options: UploadOptions,
): Promise<ReplyOf<C>> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(call.method, endpointUrl(call, options.parameters));
    xhr.responseType = 'text';
    const headers = headersFor(options.token, options.idempotencyKey);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);

    xhr.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total ? loaded / total : 0);
    // We set no timeout, but the browser and the network have theirs.
    xhr.onerror = xhr.ontimeout = () => reject(new ApiError(0));
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    xhr.onload = () => {
      try {
        resolve(readReply(call, xhr.status, parse(xhr.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    options.signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(toFormData(body));
  });
}

/** A checked body as multipart form data: numbers and booleans become text, undefined fields are left out. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
