import { type RedemptionCodeView, renewCodeEndpoint } from '@kindcrate/contract/profile';
import { atom } from 'nanostores';
import { pollWhileVisible } from '../lib/poll.ts';
import { onMountInBrowser } from './resource.ts';
import { $token } from './session.ts';
import { requestInSession } from './session-requests.ts';

const none: RedemptionCodeView = { qrcode: '', qrcodeExpiresAt: '', shortCode: '' };

/** The code that partners scan or type, renewed for as long as somebody looks at it; its texts are empty without one. */
export const $redemptionCode = atom<RedemptionCodeView>(none);

/** In ms: from which age on a code is renewed, and looked at how often; so it is renewed after 60 to 90 s. */
const renewal = { age: 60_000, pause: 30_000 };
/** In ms: a code lives for 120 s, of which some passed on its way here. */
const lifetime = 115_000;

let heldSince = 0;

/** Takes over a code that the API gave just now. */
export function setRedemptionCode({ qrcode, qrcodeExpiresAt, shortCode }: RedemptionCodeView): void {
  heldSince = Date.now();
  $redemptionCode.set({ qrcode, qrcodeExpiresAt, shortCode });
}

/** Puts a new code in the place of the last one. A failure is logged; the last one stays for as long as it is good. */
export async function renewRedemptionCode(): Promise<void> {
  try {
    setRedemptionCode((await requestInSession(renewCodeEndpoint)).data);
  } catch (error) {
    console.error(error);
    if (age() >= lifetime) $redemptionCode.set(none);
  }
}

/** A code from the future came before the clock was put back: nobody knows how old it is. */
function age(): number {
  const passed = Date.now() - heldSince;
  return passed < 0 ? lifetime : passed;
}

onMountInBrowser($redemptionCode, () => {
  if (!$token.get()) return undefined;
  return pollWhileVisible(async () => {
    if (age() >= renewal.age) await renewRedemptionCode();
  }, renewal.pause);
});
