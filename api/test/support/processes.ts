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
  const status = readProcFile(pid, 'status');
  const bytes = (field: string) => Number(new RegExp(`${field}:\\s*(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
}

/** The program of a process and its arguments; empty when the process has ended. Linux only. */
export function commandOf(pid: number): string[] {
  return readProcFile(pid, 'cmdline').split('\0').filter(Boolean);
}

/** The environment variables that a process was started with, as `NAME=value`. Linux only. */
export function environmentOf(pid: number): string[] {
  return readProcFile(pid, 'environ').split('\0').filter(Boolean);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readProcFile(pid, 'status'))?.[1]);
}

/** Reads a file of `/proc`. Empty when the process has ended in the meantime. */
function readProcFile(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
