import { readFileSync } from 'node:fs';

/** The current or peak resident memory of a process in MB (10⁶ bytes). Reads /proc; NaN on systems without it. */
export function readMemory(pid: number, which: 'now' | 'peak'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kibibytes] = (which === 'now' ? /VmRSS:\s*(\d+)/ : /VmHWM:\s*(\d+)/).exec(status) ?? [];
    return (Number(kibibytes) * 1_024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
