const outcome = {
  line: 'Went to a family of four on Tuesday',
  photo: '2b0f8a3c-6d5e-4f1a-9c7b-8e4d3a2f1b60',
  organizationConsents: true,
};

/** Valid bodies of requests about outcomes, for the API's documentation and tests; included in `examples` (examples.ts). */
export const outcomeExamples = {
  'order-completion': { status: 'completed', outcome },
  'outcome-update': { ...outcome, revision: 1 },
  'outcome-consent': { donorConsents: true, revision: 1 },
};
