import { type RedemptionCode, renewRedemptionCodeEndpoint } from '@kindcrate/contract/profile';
import { atom } from 'nanostores';
import { pollWhileVisible } from '../lib/poll.ts';
import { onMountInBrowser } from './on-mount-in-browser.ts';
import { $profileCode, type ProfileCode } from './profile.ts';
import { $token } from './session.ts';
import { requestInSession } from './session-requests.ts';

/** A code that the site shows. An API that follows only the given specification does not return its expiry time. */
export interface ShownCode extends Omit<RedemptionCode, 'qrcodeExpiresAt'> {
  qrcodeExpiresAt?: string | undefined;
}

const emptyCode: ShownCode = { qrcode: '', shortCode: '' };

/**
 * The code that partners scan or type. Requested and renewed while the store has subscribers. `qrcode` and `shortCode` are empty
 * while there is no code. Only `shortCode` is empty while the code is the profile's, which cannot be typed.
 */
export const $redemptionCode = atom<ShownCode>(emptyCode);

/** In ms: the age at which a code is due for renewal, and how often its age is checked. A code is therefore renewed after 60–90 s. */
const renewal = { age: 60_000, interval: 30_000 };
/** In ms: a new code is valid for 120 s and the profile's for at least 60 s, minus the time that the reply took. */
const lifetimes = { new: 115_000, profile: 55_000 };

let receivedAt = 0;
let lifetime = 0;

/** Shows the code of a profile, unless the current code can be typed. */
function showProfileCode(code: ProfileCode | undefined): void {
  // Not `get()`, which would mount the store without a subscriber, and so request a code.
  if (!code || $redemptionCode.value.shortCode) return;
  const { qrcode, qrcodeExpiresAt } = code;
  // An API that does not return the expiry time has no endpoint that renews the code either.
  const validFor = qrcodeExpiresAt === undefined ? Number.POSITIVE_INFINITY : lifetimes.profile;
  setCode({ qrcode, qrcodeExpiresAt, shortCode: '' }, validFor, code.receivedAt);
}

/** Replaces the code with a new one. On failure, logs the error and keeps the old code while it is valid. */
export async function renewRedemptionCode(): Promise<void> {
  try {
    setCode((await requestInSession(renewRedemptionCodeEndpoint)).data, lifetimes.new);
  } catch (error) {
    console.error(error);
    if (age() >= lifetime) $redemptionCode.set(emptyCode);
  }
}

function setCode({ qrcode, qrcodeExpiresAt, shortCode }: ShownCode, validFor: number, since = Date.now()): void {
  [receivedAt, lifetime] = [since, validFor];
  $redemptionCode.set({ qrcode, qrcodeExpiresAt, shortCode });
}

/** In ms. A negative age means that the clock was set back, so the code counts as expired. */
function age(): number {
  const passed = Date.now() - receivedAt;
  return passed < 0 ? Number.POSITIVE_INFINITY : passed;
}

onMountInBrowser($redemptionCode, () => {
  if (!$token.get()) return undefined;
  const unsubscribe = $profileCode.subscribe(showProfileCode);
  const stopPolling = pollWhileVisible(async () => {
    if (lifetime === Number.POSITIVE_INFINITY) return;
    if (!$redemptionCode.value.shortCode || age() >= renewal.age) await renewRedemptionCode();
  }, renewal.interval);
  return () => {
    unsubscribe();
    stopPolling();
  };
});
