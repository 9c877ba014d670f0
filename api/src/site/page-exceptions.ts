import type { Environment } from '../config/environment.ts';
import { permissionsPolicy } from '../http/security-headers.ts';

/** How the headers of one page differ from those of all others. */
export interface PageException {
  /** The page's `frame-src`, which replaces the one that the build wrote. */
  frames?: string;
  /** The page's `frame-ancestors`; if omitted, no site may frame it. */
  framedBy?: string;
  /** Headers that replace the ones that every response has. */
  headers: Record<string, string>;
}

/** For the pages that are shown in the frame of `/payment`. */
const paymentFrameException: PageException = { framedBy: "'self'", headers: { 'x-frame-options': 'SAMEORIGIN' } };

/** For the pages that scan codes with the camera (docs/decisions/0008). */
const scannerException: PageException = { headers: { 'permissions-policy': permissionsPolicy({ camera: '(self)' }) } };

/** Keyed by lower-case path. The build does not depend on settings, so only the server knows the payment provider's origin. */
export function pageExceptions({ PAYMENT_FRAME_URL }: Environment): Record<string, PageException> {
  const provider = originOf(PAYMENT_FRAME_URL);
  return {
    '/payment': {
      // At the end of a payment, the provider redirects its frame to a page of this site.
      frames: provider ? `'self' ${provider}` : "'self'",
      headers: { 'permissions-policy': permissionsPolicy({ payment: provider ? `(self "${provider}")` : '(self)' }) },
    },
    '/redeem': scannerException,
    // The desk frames nothing but its previews, whose documents are blobs that it creates.
    '/staff': { frames: 'blob:', ...scannerException },
    '/payment-sandbox': paymentFrameException,
    '/payment-result': paymentFrameException,
  };
}

/** The origin of a URL; undefined for a path of this site. */
function originOf(urlOrPath: string): string | undefined {
  return urlOrPath.startsWith('/') ? undefined : new URL(urlOrPath).origin;
}
