import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process has started. Linux only. */
export function childrenOf(pid: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);
}

/** Bytes of resident memory, now and at its highest; zero when the process has ended. Linux only. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = read(pid, 'status');
  const bytes = (field: string) => Number(new RegExp(`${field}:\\s*(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
}

export function environmentOf(pid: number): string[] {
  return read(pid, 'environ').split('\0').filter(Boolean);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1]);
}

/** Empty when the process has ended meanwhile. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
