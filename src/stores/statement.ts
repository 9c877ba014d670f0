import { statementEndpoint } from '../lib/statement.build.ts';
import { yearIn } from '../lib/statement-path.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** The donor's own statement of the year in the page's URL. */
export const statement = createResource(async () => {
  const year = yearIn(location.search, new Date());
  return (await readInSession(statementEndpoint, { parameters: { id: year } })).data;
});
