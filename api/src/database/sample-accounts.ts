/** The ids of the accounts of the sample data, whose gifts are made up and never part of public figures. */
export const sampleAccounts = { donor: 'sample-donor', volunteer: 'sample-volunteer' } as const;
