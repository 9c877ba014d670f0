import type { CDPSession, Page } from 'playwright/test';
import { createOneTimeCode, timeStep } from '../../../api/src/second-factors/totp.ts';
import { startTestServer } from '../../../scripts/test-server.ts';
import { test as base, expect } from '../fixtures.ts';
import { logIn } from '../log-in.ts';
import { staff } from '../staff.ts';

interface WorkerFixtures {
  /** The origin of a separate server that keeps the desk closed to staff without a second factor. */
  strictOrigin: string;
}

export const test = base.extend<object, WorkerFixtures>({
  strictOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const account = { STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password };
      const server = await startTestServer({ SAMPLE_DATA: 'false', STAFF_SECOND_FACTOR: 'required', ...account });
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ strictOrigin }, use) => use(strictOrigin),
});

export { expect };

/** Opens the second factors in the profile. */
export async function openSecondFactors(page: Page): Promise<void> {
  await page.goto('/profile#password');
  await page.getByRole('button', { name: 'Set up or change' }).click();
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
}

/**
 * The one-time code that an authenticator app shows `periods` × 30 seconds from now.
 * @param secret the secret as the profile shows it, in base32 with spaces
 */
export function oneTimeCodeFor(secret: string, periods = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const characters = [...secret.replaceAll(' ', '')];
  const bits = characters.map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return createOneTimeCode(Buffer.from(bytes), timeStep(new Date()) + periods);
}

/** Connects a virtual security key to a page (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/). */
async function connectSecurityKey(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
  return { cdp, authenticatorId };
}

/** Logs a donor in, and adds a passkey from a virtual security key. @returns the connection to the key */
export async function addPasskey(page: Page, donor: Parameters<typeof logIn>[1], name: string) {
  const key = await connectSecurityKey(page);
  await page.goto('/login');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await openSecondFactors(page);
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  return key;
}
