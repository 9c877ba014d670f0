/** The labels of the page `/docs`, which describes the API. */
export const apiDocsPage = {
  lead: 'For programs: {document}. Staff create API tokens at the desk.',
  document: 'the same as an OpenAPI 3.1 document',
  contents: 'Contents',
  objects: 'Objects',
  parameters: 'Parameters',
  body: 'Body ({type})',
  example: 'Example',
  reply: 'Reply {status} ({type})',
  required: 'required',
  listOf: 'list of {type}',
  or: '{one} or {other}',
  anyOtherName: 'any other name',
};
