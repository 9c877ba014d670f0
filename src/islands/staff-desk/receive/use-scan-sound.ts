import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Sound } from '../../../lib/tones.ts';
import { $hasSound } from '../../../stores/desk-sound.ts';
import { $scan, type Scan } from '../../../stores/receiving.ts';
import { $shift } from '../../../stores/shift.ts';
import { playSound } from './sound.ts';

const sounds: Readonly<Record<Scan['kind'], Sound>> = {
  expected: 'expected',
  'other organization': 'unexpected',
  own: 'unexpected',
  unknown: 'unexpected',
  received: 'attention',
  'just received': 'attention',
  several: 'attention',
  declined: 'declined',
  cancelled: 'declined',
  unread: 'problem',
};

/** Plays a sound for each scan, and when the API refuses a parcel of the shift. */
export function useScanSound(): void {
  const hasSound = useStore($hasSound);
  const scan = useStore($scan);
  const refusedCount = useStore($shift).rows.filter(({ state }) => state === 'refused').length;
  // Scans and refusals from before the tab was opened play no sound.
  const last = useRef({ serial: scan?.serial, refusedCount });
  useEffect(() => {
    const before = last.current;
    last.current = { serial: scan?.serial ?? before.serial, refusedCount };
    if (!hasSound) return;
    if (scan && scan.serial !== before.serial) playSound(sounds[scan.kind]);
    if (refusedCount > before.refusedCount) playSound('problem');
  }, [scan, refusedCount, hasSound]);
}
