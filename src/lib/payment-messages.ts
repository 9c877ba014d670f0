const kinds = ['ready', 'accepted', 'declined'] as const;

/** What the frame of a payment tells the page around it. */
export type PaymentMessage = (typeof kinds)[number];

/** Tells the page around this one; nobody hears it when there is none, or when it is not of this site. */
export function notifyPage(payment: PaymentMessage): void {
  if (window.parent !== window) window.parent.postMessage({ payment }, location.origin);
}

/** Reads a message as news of a payment. Whatever comes from elsewhere than the frame and its own address is none. */
export function readPaymentMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Pick<HTMLIFrameElement, 'src' | 'contentWindow'>,
): PaymentMessage | undefined {
  if (!source || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return undefined;
  return kinds.find((kind) => kind === data?.payment);
}
