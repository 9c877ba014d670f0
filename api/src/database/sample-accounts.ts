/** The ids of the sample accounts. The gifts of these accounts are made up, so the public figures never include them. */
export const sampleAccountIds = { donor: 'sample-donor', volunteer: 'sample-volunteer' } as const;
