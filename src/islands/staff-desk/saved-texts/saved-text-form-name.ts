/** The name of the form for a saved text, or for a new text of a kind, under which the draft is stored. */
export const savedTextFormName = (idOrKind: string) => `saved-text-${idOrKind}`;
