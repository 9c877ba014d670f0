import { filterPatterns } from './staff-orders.build.ts';
import { orderParameter } from './thanks-path.ts';

/**
 * Returns the key of the order in the link of a label's QR code. Accepts any host, because the site may have moved.
 * @returns undefined if the QR code is not that of a label
 */
export function orderKeyFromLabel(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { pathname, searchParams } = new URL(text);
  const key = searchParams.get(orderParameter) ?? '';
  return /^\/staff\/?$/i.test(pathname) && isOrderKey(key) ? key : undefined;
}

/**
 * Returns the key of an order that was scanned or typed: the key in the link of its label, or a key itself.
 * @returns undefined if `text` is neither
 */
export function orderKeyFromScan(text: string): string | undefined {
  const trimmed = text.trim();
  return orderKeyFromLabel(trimmed) ?? (isOrderKey(trimmed) ? trimmed : undefined);
}

/** Whether a string identifies an order: by its id, its number, or at least the last four characters of its number. */
export const isOrderKey = (text: string): boolean => new RegExp(`^(${filterPatterns.order})$`).test(text);
