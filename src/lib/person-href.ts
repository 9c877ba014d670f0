import { openParameters } from './query-parameters.ts';

/** The URL of a person's page at the desk. */
export const personHref = (id: string): string => `?${new URLSearchParams({ [openParameters.person]: id })}#people`;
