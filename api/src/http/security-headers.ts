import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.ts';

type Headers = Record<string, string>;

/** What every reply carries, whatever it is; made once, since a reply that Fastify never sees needs it too. */
export function securityHeaders({ PUBLIC_URL }: Environment): Headers {
  const year = 365 * 24 * 60 * 60;
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
  };
}

interface Powers {
  /** Who may see through the camera. */
  camera?: string;
  /** Who may use a wallet that the browser keeps. */
  payment?: string;
}

/** What a page may ask the browser for: nothing, unless it says otherwise. */
export function permissionsPolicy({ camera = '()', payment = '()' }: Powers = {}): string {
  return `camera=${camera}, geolocation=(), microphone=(), payment=${payment}, usb=(), browsing-topics=()`;
}

/** Sets the headers first of all, so that a refusal has them too. A route may set another one over them. */
export function addSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  const headers = { ...securityHeaders(environment), 'cache-control': 'no-store' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
