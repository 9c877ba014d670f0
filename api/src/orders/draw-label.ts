import { type OrderLabel, scannedLabelPath } from '@kindcrate/contract/order-labels';
import { orderNumber } from '@kindcrate/contract/order-number';
import { drawQrCode } from '../qr-code.ts';
import type { Services } from '../services.ts';
import { orderNotFoundFailure } from './change-status.ts';
import { findOrderLabel, type LabelViewer } from './label-repository.ts';

/**
 * Draws the label of an order, whose QR code opens the order at the desk.
 * @param viewer limits the orders to those of a donor or an organization
 * @throws Failure `not_found` for any other order
 */
export async function drawLabel(
  { database, environment }: Services,
  id: string,
  viewer: LabelViewer,
): Promise<OrderLabel> {
  const order = await findOrderLabel(database, id, viewer);
  if (!order) throw orderNotFoundFailure();
  const { title, ...label } = order;
  const qrcode = drawQrCode(environment.PUBLIC_URL + scannedLabelPath(id));
  return { ...label, _id: id, number: orderNumber(id), charity: { title }, qrcode };
}
