import { Failure } from '../failure.ts';

/** What is told when there is more to do than is taken on. */
export function tooBusy(): Failure {
  return new Failure('unavailable', 'Very many people are here just now. Nothing was lost; try again in a moment', {
    retryAfter: 2,
  });
}
