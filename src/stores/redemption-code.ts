import { type RedemptionCodeView, renewCodeEndpoint } from '@kindcrate/contract/profile';
import { atom } from 'nanostores';
import { pollWhileVisible } from '../lib/poll.ts';
import { onMountInBrowser } from './resource.ts';
import { $token } from './session.ts';
import { requestInSession } from './session-requests.ts';

const emptyCode: RedemptionCodeView = { qrcode: '', qrcodeExpiresAt: '', shortCode: '' };

/** The code that partners scan or type. Renewed while it has subscribers; its fields are empty without a code. */
export const $redemptionCode = atom<RedemptionCodeView>(emptyCode);

/** In ms: the age at which a code is due for renewal, and how often its age is checked. So it is renewed after 60–90 s. */
const renewal = { age: 60_000, interval: 30_000 };
/** In ms: a code is valid for 120 s, minus the time that the reply took. */
const lifetime = 115_000;

let receivedAt = 0;

/** Stores a code that the API has just issued. */
export function setRedemptionCode({ qrcode, qrcodeExpiresAt, shortCode }: RedemptionCodeView): void {
  receivedAt = Date.now();
  $redemptionCode.set({ qrcode, qrcodeExpiresAt, shortCode });
}

/** Replaces the code with a new one. On failure, logs the error and keeps the old code while it is valid. */
export async function renewRedemptionCode(): Promise<void> {
  try {
    setRedemptionCode((await requestInSession(renewCodeEndpoint)).data);
  } catch (error) {
    console.error(error);
    if (age() >= lifetime) $redemptionCode.set(emptyCode);
  }
}

/** In ms. A negative age means that the clock was set back, so the code counts as expired. */
function age(): number {
  const passed = Date.now() - receivedAt;
  return passed < 0 ? lifetime : passed;
}

onMountInBrowser($redemptionCode, () => {
  if (!$token.get()) return undefined;
  return pollWhileVisible(async () => {
    if (age() >= renewal.age) await renewRedemptionCode();
  }, renewal.interval);
});
