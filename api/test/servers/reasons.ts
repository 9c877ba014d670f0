/** Why a test cannot run against several servers. */
export const reasons = {
  clock: 'moves the clock of its own process, and the servers have theirs',
  memory: 'is about what one server keeps in memory, and the next request may go to the other',
  process: 'watches, replaces or closes a part of the API in its own process',
  proxy: 'is about a request that nginx itself changes or refuses',
  requests: 'expects an exact count of requests, which servers exchange only periodically',
};

export type Reason = keyof typeof reasons;
