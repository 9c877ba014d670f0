const kinds = ['ready', 'accepted', 'declined', 'unknown'] as const;

/** A message from a payment frame to the page that embeds it. `unknown`: the provider's answer could not be read. */
export type PaymentMessage = (typeof kinds)[number];

/**
 * Reads a window message as a payment message.
 * @param siteOrigin the origin of this site, which is accepted too, because a provider ends a payment by redirecting the frame to the
 * site's own `/payment-result`
 * @returns undefined unless the message comes from the frame, and from the origin of the frame's URL or of the site
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
