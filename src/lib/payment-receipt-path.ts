/** The name of the parameter with the id of the payment. */
export const paymentParameter = 'payment';

/** The path of the printable receipt of a payment. */
export const paymentReceiptPath = (id: string): string =>
  `/payment-receipt?${paymentParameter}=${encodeURIComponent(id)}`;
