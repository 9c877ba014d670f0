import { renewCode, type ShownCode } from '@kindcrate/contract/profile';
import { atom, onMount } from 'nanostores';
import { pollWhileSeen } from '../lib/poll.ts';
import { requestAsDonor } from './donor-calls.ts';

export type ShownCodeState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; code: ShownCode };

/** The code that partners scan or type; renewed for as long as somebody looks at it. */
export const $shownCode = atom<ShownCodeState>({ state: 'loading' });

/** Milliseconds; a code lives for 120,000. */
const renewal = 90_000;

/** Puts a new code in the place of the last one. A failure is logged, and leaves no code: the last one may be used up. */
export async function renewShownCode(): Promise<void> {
  try {
    const { data } = await requestAsDonor(renewCode);
    $shownCode.set({ state: 'ready', code: data });
  } catch (error) {
    console.error(error);
    $shownCode.set({ state: 'failed' });
  }
}

onMount($shownCode, () => {
  if (typeof window === 'undefined') return undefined;
  return pollWhileSeen(renewShownCode, renewal);
});
