/** The name of the parameter with the id of the order. */
export const orderParameter = 'order';

/** The path of the thank-you page of an order, such as `/thanks?order=<id>`. */
export const pathOfThanks = (page: string, orderId: string): string =>
  `${page}?${orderParameter}=${encodeURIComponent(orderId)}`;
