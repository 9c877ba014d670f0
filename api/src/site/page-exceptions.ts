import type { Environment } from '../config/environment.ts';
import { permissionsPolicy } from '../http/security-headers.ts';

/** What one page is allowed in contrast to all others. */
export interface PageException {
  /** The origin that it may frame, in place of the `frame-src` of its build. */
  frames?: string;
  /** Its `frame-ancestors`; without it nobody may frame the page. */
  framedBy?: string;
  /** They override the headers of every reply. */
  headers: Record<string, string>;
}

/** Keyed by lower-case path. One build serves every setting, so only the server knows the provider's origin. */
export function pageExceptions({ PAYMENT_FRAME_URL }: Environment): Record<string, PageException> {
  const provider = originOf(PAYMENT_FRAME_URL);
  return {
    '/payment': {
      frames: provider ?? "'self'",
      headers: { 'permissions-policy': permissionsPolicy({ payment: provider ? `(self "${provider}")` : '(self)' }) },
    },
    // It scans codes with the camera (docs/decisions/0008).
    '/redeem': { headers: { 'permissions-policy': permissionsPolicy({ camera: '(self)' }) } },
    '/payment-sandbox': { framedBy: "'self'", headers: { 'x-frame-options': 'SAMEORIGIN' } },
  };
}

/** The origin of an address; undefined for a path of this site. */
function originOf(address: string): string | undefined {
  return address.startsWith('/') ? undefined : new URL(address).origin;
}
