/** The language of the page. The workbench is rendered on the server, which has no document. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang || 'en';
