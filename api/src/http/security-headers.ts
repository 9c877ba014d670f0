import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.ts';

type Headers = Record<string, string>;

/** The headers of every response, including responses that Fastify does not send. */
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

interface Permissions {
  /** The origins that may use the camera, in the header's syntax. */
  camera?: string;
  /** The origins that may use the browser's payment methods. */
  payment?: string;
}

/** A `permissions-policy` that denies every feature it lists, except to the given origins. */
export function permissionsPolicy({ camera = '()', payment = '()' }: Permissions = {}): string {
  return `camera=${camera}, geolocation=(), microphone=(), payment=${payment}, usb=()`;
}

/** Sets the headers before anything else, so that failures have them too. A route may override them. */
export function addSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  const headers = { ...securityHeaders(environment), 'cache-control': 'no-store' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
