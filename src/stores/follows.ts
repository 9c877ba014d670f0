import { followsEndpoint } from '../lib/follows.build.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** What the account follows by email. */
export const follows = createResource(async () => (await readInSession(followsEndpoint)).result);
