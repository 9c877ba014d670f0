const kinds = ['ready', 'accepted', 'declined', 'unknown'] as const;

/** A message from a payment frame to the page that embeds it. `unknown`: the provider's answer could not be read. */
export type PaymentMessage = (typeof kinds)[number];

/** Notifies the page that embeds this one, if there is one and it belongs to this site. */
export function notifyPage(message: PaymentMessage): void {
  if (window.parent !== window) window.parent.postMessage({ payment: message }, location.origin);
}

/** Notifies the page that embeds this one how a payment ended. Anything but `accepted` and `declined` is unknown. */
export function notifyPageOfResult(result: string): void {
  notifyPage(result === 'accepted' || result === 'declined' ? result : 'unknown');
}

/**
 * Reads a window message as a payment message.
 * @param siteOrigin the origin of the page: a provider ends a payment by sending its frame to our own `/payment-result`
 * @returns undefined unless it comes from the frame, and from the origin of the frame's URL or of the site
 */
export function readPaymentMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Pick<HTMLIFrameElement, 'src' | 'contentWindow'>,
  siteOrigin: string,
): PaymentMessage | undefined {
  const isFromFrame = source && source === frame.contentWindow;
  if (!isFromFrame || ![new URL(frame.src).origin, siteOrigin].includes(origin)) return undefined;
  return kinds.find((kind) => kind === data?.payment);
}
