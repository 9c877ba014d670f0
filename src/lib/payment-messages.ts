const kinds = ['ready', 'accepted', 'declined'] as const;

/** A message from a payment frame to the page that embeds it. */
export type PaymentMessage = (typeof kinds)[number];

/** Notifies the page that embeds this one, if there is one and it belongs to this site. */
export function notifyPage(message: PaymentMessage): void {
  if (window.parent !== window) window.parent.postMessage({ payment: message }, location.origin);
}

/** Reads a window message as a payment message; undefined unless it comes from the frame and from the origin of its URL. */
export function readPaymentMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Pick<HTMLIFrameElement, 'src' | 'contentWindow'>,
): PaymentMessage | undefined {
  if (!source || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return undefined;
  return kinds.find((kind) => kind === data?.payment);
}
