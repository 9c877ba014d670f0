/** The database cannot be reached, or does not answer in time; whether a write that it was asked for is done is not known. */
export class DatabaseUnavailableError extends Error {}
