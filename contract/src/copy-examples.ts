const notFoundCopy = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  text: 'Nothing is here.',
  back: 'Go back to the start',
};

/** Valid bodies of requests about the site's copy, for the API's documentation and tests; included in `examples` (examples.ts). */
export const copyExamples = {
  'copy-draft': { revision: 0, values: notFoundCopy },
  'copy-discard': { revision: 1 },
  'copy-publication': { revision: 1 },
  'copy-restoration': { version: 1, revision: 0 },
  'copy-picture': { image: { size: 2048 } },
  'copy-preview': { values: notFoundCopy },
};
