/** From this width on, the tabs and the details of an order are beside the list, as in desk-frame.scss and queue.scss. */
export const wide = '(width >= 64rem)';
