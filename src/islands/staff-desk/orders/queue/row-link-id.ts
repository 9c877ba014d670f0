/** The id of the link of an order in the list. */
export const rowLinkId = (id: string) => `row-${id}`;
