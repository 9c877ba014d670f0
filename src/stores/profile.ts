import { type Profile, showProfile } from '@kindcrate/contract/profile';
import { atom, onMount } from 'nanostores';
import { requestAsDonor } from './donor-calls.ts';
import { holdCode } from './shown-code.ts';

export type ProfileState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; profile: Profile };

/** The donor's own profile; requested when a page first looks at it. */
export const $profile = atom<ProfileState>({ state: 'loading' });

/** Asks for the profile (again). A failure is logged, and leaves the state `failed`. */
export async function loadProfile(): Promise<void> {
  $profile.set({ state: 'loading' });
  try {
    hold((await requestAsDonor(showProfile)).data);
  } catch (error) {
    console.error(error);
    $profile.set({ state: 'failed' });
  }
}

/** Asks again while the profile that is there stays. A failure is logged, and changes nothing. */
export async function refreshProfile(): Promise<void> {
  try {
    hold((await requestAsDonor(showProfile)).data);
  } catch (error) {
    console.error(error);
  }
}

function hold(profile: Profile): void {
  holdCode(profile);
  $profile.set({ state: 'ready', profile });
}

onMount($profile, () => {
  if (typeof window !== 'undefined') void loadProfile();
});
