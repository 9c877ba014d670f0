/** The name of the form for a saved text, or for a new text of the given kind. Its draft is stored under this name. */
export const savedTextFormName = (idOrKind: string) => `saved-text-${idOrKind}`;
