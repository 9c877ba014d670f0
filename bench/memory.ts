import { readFileSync } from 'node:fs';

/**
 * Resident memory of a process in MB (10⁶ bytes): now, or its peak so far. Read from /proc, so NaN where there is none.
 */
export function memoryOf(pid: number, which: 'now' | 'peak'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kibibytes] = (which === 'now' ? /VmRSS:\s*(\d+)/ : /VmHWM:\s*(\d+)/).exec(status) ?? [];
    return (Number(kibibytes) * 1_024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
