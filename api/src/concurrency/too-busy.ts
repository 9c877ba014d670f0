import { Failure } from '../failure.ts';

/** What is told when there is more to do than is taken on. */
export function tooBusy(): Failure {
  return new Failure('unavailable.busy', { retryAfter: 2 });
}
