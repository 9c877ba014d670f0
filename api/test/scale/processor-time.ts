import { readFileSync } from 'node:fs';
import { childrenOf } from '../support/processes.ts';

/** Linux counts processor time in hundredths of a second on every machine; `getconf CLK_TCK` prints this number. */
const ticksPerSecond = 100;

/** The processor time, in seconds, of a process and of all processes that it has started, including those that have ended. Linux only. */
export function processorTimeOf(pid: number): number {
  return ownTime(pid) + childrenOf(pid).reduce((sum, child) => sum + processorTimeOf(child), 0);
}

function ownTime(pid: number): number {
  // The second field is a name in parentheses that may contain spaces, so the line is split only after the name. utime is field 14 of the
  // file, followed by stime, and by the times of children that have ended.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond;
}
