const prefix = 'row-';

/** The id of an order's link in the list. */
export const rowLinkId = (id: string) => `${prefix}${id}`;

/** The id of the order whose link has this id. */
export const idOfRowLink = (linkId: string) => linkId.slice(prefix.length);
