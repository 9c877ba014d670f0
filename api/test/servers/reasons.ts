/** Why a test cannot run against several servers. */
export const reasons = {
  clock: 'changes the clock of the test process, but the servers use their own',
  memory: 'depends on what one server keeps in memory, but the next request may go to the other one',
  process: 'watches, replaces or closes a part of the API in the test process',
  proxy: 'sends a request that nginx itself changes or refuses',
  requests: 'expects exact counts of requests, but servers exchange their counts only periodically',
};

export type Reason = keyof typeof reasons;
