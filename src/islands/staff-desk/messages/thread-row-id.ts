/** The id of the link of a thread in the list. */
export const threadRowId = (id: string) => `thread-row-${id}`;
