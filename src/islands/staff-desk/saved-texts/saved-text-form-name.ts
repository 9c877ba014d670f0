/** The name of the form for a saved text, or for a new one of a kind, under which its draft is stored. */
export const savedTextFormName = (idOrKind: string) => `saved-text-${idOrKind}`;
