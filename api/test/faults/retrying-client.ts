import { setTimeout as wait } from 'node:timers/promises';

export interface RetriedReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary replies
  body: any;
  /** How many times the request was sent; only the last reply counts. */
  attempts: number;
}

export interface RetriedRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  /** Sent as JSON, unless it is a form. */
  body?: object;
  idempotencyKey?: string;
}

/** Milliseconds after which a request is no longer retried: far more than any outage, because other programs may keep the machine busy. */
const timeout = 120_000;
/** Milliseconds for one attempt. A photo may wait for 10 s until it is rendered, which may take 5 s. */
const attemptTimeout = 20_000;
/** The statuses of replies from a proxy that reaches no server, or from a server that is stopping or overloaded. */
const retryableStatuses = [502, 503, 504];

/**
 * Retries a request until it is answered, as the site does: without a reply, the client cannot know whether the request took effect.
 * @throws when no server has answered the request in time.
 */
export async function sendWithRetries(origin: string, request: RetriedRequest): Promise<RetriedReply> {
  const end = performance.now() + timeout;
  for (let attempts = 1; ; attempts++) {
    const reply = await send(origin, request).catch((error: Error) => error);
    if (!(reply instanceof Error) && !retryableStatuses.includes(reply.status)) return { ...reply, attempts };
    if (performance.now() > end) throw new Error(`${request.method} ${request.path} had no reply`, { cause: reply });
    await wait(100);
  }
}

async function send(origin: string, { method, path, token, body, idempotencyKey }: RetriedRequest) {
  const isForm = body instanceof FormData;
  const reply = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(attemptTimeout),
  });
  const text = await reply.text();
  return { status: reply.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}
