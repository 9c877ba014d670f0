import { atom } from 'nanostores';
import { onMountInBrowser } from './on-mount-in-browser.ts';

/** In `localStorage`: `off` when someone has turned off the sounds. Not in storage-keys.ts, which every page loads. */
const storageKey = 'desk-sound';

/** Whether the desk plays sounds. Remembered on the device. */
export const $hasSound = atom(true);

onMountInBrowser($hasSound, () => {
  $hasSound.set(localStorage.getItem(storageKey) !== 'off');
  return undefined;
});

export function setSound(isOn: boolean): void {
  $hasSound.set(isOn);
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
}
