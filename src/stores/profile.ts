import type { LenientProfile } from '@kindcrate/contract/profile';
import { atom } from 'nanostores';
import { profileEndpoint } from '../lib/profile.build.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

export interface ProfileCode extends Pick<LenientProfile, 'qrcode' | 'qrcodeExpiresAt'> {
  /** When the profile arrived, in ms since 1970. */
  receivedAt: number;
}

/** The redemption code of the latest profile. */
export const $profileCode = atom<ProfileCode | undefined>();

/** The donor's own profile. */
export const profile = createResource(async () => {
  const { data } = await readInSession(profileEndpoint);
  const { qrcode, qrcodeExpiresAt } = data;
  $profileCode.set({ qrcode, qrcodeExpiresAt, receivedAt: Date.now() });
  return data;
});

/**
 * Whether the profile comes from our own API, which adds sessions, second factors, email changes, the coin history and
 * redemptions to the given specification. Only our own API returns the time at which the code of the profile expires.
 */
export function isExtendedProfile({ qrcodeExpiresAt }: LenientProfile): boolean {
  return qrcodeExpiresAt !== undefined;
}
