/** The id of a thread's link in the list. */
export const threadRowId = (id: string) => `thread-row-${id}`;
