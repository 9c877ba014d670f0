/** The name of the form of a need, or of a new one, under which its draft is stored. */
export const needFormName = (id: string = 'new') => `need-${id}`;
