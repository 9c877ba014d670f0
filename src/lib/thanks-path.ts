/** The name of the parameter that has the id of the order. */
export const orderParameter = 'order';

/** The path of the page that thanks for an order, such as `/thanks?order=<id>`. */
export const pathOfThanks = (page: string, orderId: string): string =>
  `${page}?${orderParameter}=${encodeURIComponent(orderId)}`;
