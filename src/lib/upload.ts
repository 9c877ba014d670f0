import type { AcceptedReplyOf, BodyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { headersFor } from './api.ts';
import { ApiError } from './api-error.ts';
import { endpointUrl } from './endpoint-url.ts';
import { readReply } from './reply.ts';

export interface UploadOptions {
  token: string | undefined;
  /** Path parameters. */
  parameters?: Record<string, string>;
  /** Sent as `Idempotency-Key`: the API does the work once for each key. */
  idempotencyKey?: string;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends the validated body of a multipart endpoint. Uses XMLHttpRequest, because `fetch` cannot report the progress of an upload.
 * @throws ApiError as `request` of api.ts does; an `AbortError` if the signal aborts it
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E> & object,
  options: UploadOptions,
): Promise<AcceptedReplyOf<E>> {
  return new Promise((resolve, reject) => {
    // A signal that has already been aborted fires no `abort` event.
    options.signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(endpoint.method, endpointUrl(endpoint, options.parameters));
    xhr.responseType = 'text';
    const headers = headersFor(options.token, options.idempotencyKey);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);

    xhr.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total ? loaded / total : 0);
    // We set no timeout, but browsers and networks have their own.
    xhr.onerror = xhr.ontimeout = () => reject(new ApiError(0));
    xhr.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'));
    xhr.onload = () => {
      try {
        resolve(readReply(endpoint, xhr.status, parse(xhr.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    options.signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(toFormData(body));
  });
}

/** A validated body as multipart form data: numbers and booleans become text, lists and objects JSON; undefined fields are left out. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : toText(value));
  }
  return form;
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
