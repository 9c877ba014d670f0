import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { createConcurrencyLimit } from '../concurrency/limits.ts';
import { ImageStoreUnavailableError } from './image-store.ts';

/** How to reach a bucket of an S3-compatible store. */
export interface S3Settings {
  /** A URL without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether URLs contain the bucket in their path; otherwise their host begins with it. */
  usesPathStyle: boolean;
}

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** The name of an object. Without one, the request is about the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  body?: Buffer;
}

/**
 * Sends a request. The reply has to arrive within `timeout` milliseconds, including the wait for a connection and any retries.
 * @returns the body of the reply; undefined when there is no such object.
 * @throws ImageStoreUnavailableError.
 */
export type SendToS3 = (request: S3Request, timeout: number) => Promise<Buffer | undefined>;

/** How many requests may run at the same time. Each may keep an image in memory. */
const maxConnections = 32;

/** Milliseconds before each retry. Retries are safe, because a repeated request has no further effect. */
const retryDelays = [100, 400];

export function createS3Client(settings: S3Settings): SendToS3 {
  const takeTurn = createConcurrencyLimit(maxConnections, Number.MAX_SAFE_INTEGER);
  const cache = new Map<string, ArrayBuffer>();

  async function send(request: S3Request, signal: AbortSignal): Promise<S3Reply> {
    const { method, body = Buffer.alloc(0) } = request;
    const url = addressOf(settings, request);
    // With the hash of the body in the signature, the store refuses a body that was cut off or changed in transit.
    const contentHash = createHash('sha256').update(body).digest('hex');
    const headers = { 'x-amz-content-sha256': contentHash };
    const signed = await new AwsV4Signer({ ...settings, service: 's3', cache, method, url, headers }).sign();
    const content = method === 'PUT' ? { body: new Uint8Array(body) } : {};
    // A redirect means that the endpoint or the region is wrong; the signature would not be valid at the other address.
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...content,
      redirect: 'manual',
      signal,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, bytes, reason: response.ok ? '' : reasonOf(response.status, bytes) };
  }

  return async (request, timeout) => {
    const signal = AbortSignal.timeout(timeout);
    for (let retries = 0; ; retries++) {
      const { status, bytes, reason } = await takeTurn(() => send(request, signal)).catch(toFailedReply);
      if (!reason) return bytes;
      if (reason === 'NoSuchKey') return undefined;
      const delay = retryDelays[retries];
      if (delay === undefined || !isTransient(status) || signal.aborted) {
        const { method, key = 'list' } = request;
        throw new ImageStoreUnavailableError(reason, `${method} ${key}: ${reason}`);
      }
      await wait(delay);
    }
  };
}

interface S3Reply {
  /** 0 when no complete reply arrived. */
  status: number;
  bytes: Buffer;
  /** Why the request failed, such as `AccessDenied`; empty when it succeeded. */
  reason: string;
}

function addressOf({ endpoint, bucket, usesPathStyle }: S3Settings, { key, query }: S3Request): string {
  const url = new URL(endpoint);
  const path = key === undefined ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
  if (!usesPathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = usesPathStyle ? `/${bucket}${path}` : path;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** The code in the body of a failed reply, or its status when the reply has no code. */
function reasonOf(status: number, bytes: Buffer): string {
  return /<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? `status ${status}`;
}

/** @param error an error of `fetch`, which has its reason in `cause` */
function toFailedReply(error: Error & { cause?: { code?: string } }): S3Reply {
  const reason = error.name === 'TimeoutError' ? 'no reply in time' : (error.cause?.code ?? error.message);
  return { status: 0, bytes: Buffer.alloc(0), reason };
}

/** A store that is full (507) will still be full after a short delay. */
function isTransient(status: number): boolean {
  return status === 0 || status === 429 || (status >= 500 && status !== 507);
}
