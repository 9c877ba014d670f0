const prefix = 'row-';

/** The HTML id of an order's link in the list or the table. */
export const rowLinkId = (id: string) => `${prefix}${id}`;

/** The id of the order whose link has this HTML id. */
export const orderIdOfRowLink = (linkId: string) => linkId.slice(prefix.length);
