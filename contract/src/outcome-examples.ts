const outcome = {
  line: 'Went to a family of four on Tuesday',
  photo: '2b0f8a3c-6d5e-4f1a-9c7b-8e4d3a2f1b60',
  organizationConsents: true,
};

/** Part of `examples`: the bodies of requests about the outcomes of orders. */
export const outcomeExamples = {
  'order-completion': { status: 'completed', outcome },
  'outcome-update': { ...outcome, revision: 1 },
  'outcome-consent': { donorConsents: true, revision: 1 },
};
