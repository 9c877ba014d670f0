import type { RedemptionStatus } from '@kindcrate/contract/redemptions';
import type { APIRequestContext, Page } from 'playwright/test';
import { registerDonor } from '../e2e/donors.ts';
import { expect, test } from '../e2e/kindcrate.ts';
import { askElsewhere, askFor, codeOf, lookUp, openDesk, registerGiver, storageOf } from '../e2e/till.ts';
import { expectNoViolations } from './look.ts';

type Open = (page: Page, request: APIRequestContext, expectProblem: (pattern: RegExp) => void) => Promise<unknown>;

const oneRedemption = /\/api\/redemptions\/[0-9a-f-]{36}$/;

async function atCoins(page: Page, request: APIRequestContext): Promise<void> {
  const { shortCode } = await codeOf(request, await registerGiver(request));
  await openDesk(page, request);
  await lookUp(page, shortCode);
}

async function atWaiting(page: Page, request: APIRequestContext): Promise<void> {
  await atCoins(page, request);
  await askFor(page, 12);
  await expect(page.getByRole('heading', { name: 'Asking Ines for 12 coins' })).toBeVisible();
}

const ending =
  (status: RedemptionStatus, title: string): Open =>
  async (page, request) => {
    await page.route(oneRedemption, async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const reference = status === 'approved' ? 'KC-7Q2M-9XKD' : '';
      await route.fulfill({ response, json: { data: { ...data, status, reference } } });
    });
    await atCoins(page, request);
    await askFor(page, 12);
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
  };

/** The donor's own screen, with a request that waits there. */
async function atRequest(page: Page, request: APIRequestContext): Promise<void> {
  const donor = await registerGiver(request);
  await askElsewhere(request, donor, 12);
  await page.context().setStorageState(await storageOf(request, donor, process.env.KINDCRATE_ORIGIN ?? ''));
  await page.goto('/profile#qrcode');
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

const states: Record<string, Open> = {
  'desk, for no donor': async (page, request) => {
    const donor = await registerDonor(request);
    await page.context().setStorageState(await storageOf(request, donor, process.env.KINDCRATE_ORIGIN ?? ''));
    await page.goto('/redeem');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'desk, code': openDesk,
  'desk, code refused': async (page, request, expectProblem) => {
    expectProblem(/404/);
    await openDesk(page, request);
    await lookUp(page, 'AAAA-AAAA');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'desk, scanning': async (page, request) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const context = canvas.getContext('2d');
        setInterval(() => context?.fillRect(0, 0, 640, 480), 50);
        return canvas.captureStream(10);
      };
    });
    await openDesk(page, request);
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(page.getByText('Hold the code in front of the camera.')).toBeVisible();
  },
  'desk, no camera': async (page, request) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
    });
    await openDesk(page, request);
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'desk, coins': atCoins,
  'desk, coins refused': async (page, request) => {
    await atCoins(page, request);
    await askFor(page, 'many');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'desk, no coins': async (page, request) => {
    const { shortCode } = await codeOf(request, await registerDonor(request, { username: 'Ines' }));
    await openDesk(page, request);
    await lookUp(page, shortCode);
    await expect(page.getByText('This account has no coins yet.')).toBeVisible();
  },
  'desk, waiting': atWaiting,
  'desk, waiting without a connection': async (page, request, expectProblem) => {
    expectProblem(/ERR_FAILED/);
    await page.route(oneRedemption, (route) => route.abort());
    await atWaiting(page, request);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'desk, approved': ending('approved', 'Approved'),
  'desk, refused': ending('refused', 'No coins were spent'),
  'desk, expired': ending('expired', 'The request expired'),
  'approval, asked': atRequest,
  'approval, answer lost': async (page, request, expectProblem) => {
    expectProblem(/ERR_FAILED/);
    await page.route(oneRedemption, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await atRequest(page, request);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'approval, approved': async (page, request) => {
    await atRequest(page, request);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/KC-/)).toBeVisible();
  },
  'approval, refused': async (page, request) => {
    await atRequest(page, request);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`axe finds nothing, light and dark, and nothing is wider than 320 px: ${name}`, async ({
    page,
    request,
    expectProblem,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, request, expectProblem);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoViolations(page);
  });
}
