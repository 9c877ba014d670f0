/** The language of the page. The workbench is rendered on the server, which has no document. */
export const pageLanguageOrEnglish = (): string => globalThis.document?.documentElement.lang || 'en';
