import type { Environment } from '../config/environment.ts';
import { permissionsPolicy } from '../http/security-headers.ts';

/** What a page may that no other page may. */
export interface PageException {
  /** What it may frame, in the place of what its build says. */
  frames?: string;
  /** Who may frame it. */
  framedBy?: string;
  /** Headers over those of every reply. */
  headers: Record<string, string>;
}

/** By the lower-case path of the page. A build serves every setting, so the provider's host is known here only. */
export function pageExceptions({ PAYMENT_FRAME_URL }: Environment): Record<string, PageException> {
  const provider = originOf(PAYMENT_FRAME_URL);
  return {
    '/payment': {
      frames: provider ?? "'self'",
      headers: { 'permissions-policy': permissionsPolicy({ payment: provider ? `(self "${provider}")` : '(self)' }) },
    },
    // It scans codes (docs/decisions/0008).
    '/redeem': { headers: { 'permissions-policy': permissionsPolicy({ camera: '(self)' }) } },
    '/payment-sandbox': { framedBy: "'self'", headers: { 'x-frame-options': 'SAMEORIGIN' } },
  };
}

/** The origin of an address; undefined for a path of this site. */
function originOf(address: string): string | undefined {
  return address.startsWith('/') ? undefined : new URL(address).origin;
}
