/** The name of the parameter with the id of the order. */
export const orderParameter = 'order';

/**
 * The URL of the thank-you page for one order, such as `/thanks?order=<id>`.
 * @param thanksPage the path of the page
 */
export const pathOfThanks = (thanksPage: string, orderId: string): string =>
  `${thanksPage}?${orderParameter}=${encodeURIComponent(orderId)}`;
