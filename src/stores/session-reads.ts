import type { Endpoint } from '@kindcrate/contract/endpoint';
import { ApiError } from '../lib/api-error.ts';
import { onDemand } from '../lib/on-demand.ts';
import { type ReadEndpoint, type ReadOptions, read } from '../lib/read.ts';
import { readToken } from '../lib/token.ts';

const failureHandler = onDemand('session-failure', async () => (await import('./session-failure.ts')).sessionFailure);

/**
 * Requests what an island shows first, with the session's token, and handles a 401 as `requestInSession` does.
 * @throws ApiError as `read` does; ChunkError if the code that handles a failure cannot be loaded
 */
export function readInSession<E extends Endpoint>(
  endpoint: ReadEndpoint<E>,
  options: Omit<ReadOptions<E>, 'token'> = {},
) {
  const token = readToken();
  return read(endpoint, { ...options, token }).catch(async (error) => {
    const isSessionFailure =
      error instanceof ApiError && (error.status === 401 || error.code === 'second_factor_required');
    if (!isSessionFailure) throw error;
    const { handle } = await failureHandler.load();
    return handle(error, token);
  });
}
