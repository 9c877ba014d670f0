import type { PaymentMessage } from './payment-messages.ts';

/** Notifies the page that embeds this one, if there is one and it belongs to this site. */
export function notifyPage(message: PaymentMessage): void {
  if (window.parent !== window) window.parent.postMessage({ payment: message }, location.origin);
}

/**
 * Notifies the page that embeds this one of the result of a payment. Any result other than `accepted` and `declined` counts as
 * `unknown`.
 */
export function notifyPageOfResult(result: string): void {
  notifyPage(result === 'accepted' || result === 'declined' ? result : 'unknown');
}
