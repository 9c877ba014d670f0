import { labelPath, type OrderLabel } from '@kindcrate/contract/order-labels';
import { orderNumber } from '@kindcrate/contract/order-number';
import { drawQrCode } from '../qr-code.ts';
import type { Services } from '../services.ts';
import { orderNotFoundFailure } from './change-status.ts';
import { findOrderLabel } from './label-repository.ts';

/**
 * Draws the label of a user's own order, whose QR code opens the order at the desk.
 * @throws Failure `not_found` for an order of another user
 */
export async function drawLabel({ database, environment }: Services, id: string, userId: string): Promise<OrderLabel> {
  const order = await findOrderLabel(database, id, userId);
  if (!order) throw orderNotFoundFailure();
  const { title, ...label } = order;
  const qrcode = drawQrCode(environment.PUBLIC_URL + labelPath(id));
  return { ...label, _id: id, number: orderNumber(id), charity: { title }, qrcode };
}
