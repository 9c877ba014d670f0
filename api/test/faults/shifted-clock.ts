import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFaketime } from '../../../scripts/faketime.mjs';
import { makeFolder } from './site.ts';

/** The clock of a process that was started with `variables`. As with a system's clock, setting it does not affect timers. */
export interface ShiftedClock {
  variables: Record<string, string>;
  /** Sets the clock this many minutes ahead of the real time, or behind it if the number is negative. */
  set(minutes: number): void;
}

/**
 * libfaketime replaces the time for the whole process, including SQLite and OpenSSL, which a fake `Date` would not affect.
 * https://github.com/wolfcw/libfaketime
 */
export function createShiftedClock(): ShiftedClock {
  const library = findFaketime();
  if (!library)
    throw new Error('libfaketime is missing; "npm run test:faults" installs it, or explains how to install it');
  const file = path.join(makeFolder(), 'clock');
  const set = (minutes: number) => {
    // The process must never read a file that is half written.
    writeFileSync(`${file}.new`, `${minutes < 0 ? '' : '+'}${minutes * 60}s\n`);
    renameSync(`${file}.new`, file);
  };
  set(0);
  const variables = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  return { variables, set };
}
