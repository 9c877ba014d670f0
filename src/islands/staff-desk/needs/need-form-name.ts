/** The name of the form for a need, under which its draft is stored. Without an id, it is the form for a new need. */
export const needFormName = (id: string = 'new') => `need-${id}`;
