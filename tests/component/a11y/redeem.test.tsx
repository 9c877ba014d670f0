import {
  decideRedemptionEndpoint,
  getRedemptionEndpoint,
  lookUpCodeEndpoint,
  type RedemptionStatus,
  requestRedemptionEndpoint,
} from '@kindcrate/contract/redemptions';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import Redeem from '../../../src/islands/redeem/Redeem.tsx';
import { redemption } from '../../../src/workbench/fixtures.ts';
import { copy } from '../copy.ts';
import { api, expectProblem, failure } from '../mock-api.ts';
import { mount } from '../mount.tsx';
import { openProfile, openRedeem } from '../screens.tsx';
import { signInAs } from '../session.ts';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const alert = page.getByRole('alert');
const heading = (name: string) => page.getByRole('heading', { name });
const isSent = { success: true, message: 'Done' };

async function lookUp() {
  await field('Code').fill('7Q2M-9XKD');
  await button('Look it up').click();
}

async function openCoinsStep(max = 30) {
  await api.reply(lookUpCodeEndpoint, { data: { firstName: 'Ines', most: max } });
  await openRedeem();
  await lookUp();
}

async function askFor(coins: string) {
  await field('Coins').fill(coins);
  await button('Ask Ines').click();
}

async function openWaiting() {
  await api.reply(requestRedemptionEndpoint, { ...isSent, data: redemption });
  await api.reply(getRedemptionEndpoint, { data: redemption });
  await openCoinsStep();
  await askFor('12');
  await expect.element(heading('Asking Ines for 12 coins')).toBeVisible();
}

const ending = (status: RedemptionStatus, title: string) => async () => {
  const reference = status === 'approved' ? 'KC-7Q2M-9XKD' : '';
  await openCoinsStep();
  await api.reply(requestRedemptionEndpoint, { ...isSent, data: { ...redemption, status, reference } });
  await askFor('12');
  await expect.element(heading(title)).toHaveFocus();
};

/** The donor's own screen, with a request that waits there. */
async function openRequest() {
  await openProfile('qrcode', {}, [redemption]);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
}

const answering = (name: string, status: RedemptionStatus, seen: RegExp) => async () => {
  const reference = status === 'approved' ? 'KC-7Q2M-9XKD' : '';
  await api.reply(decideRedemptionEndpoint, { ...isSent, data: { ...redemption, status, reference } });
  await openRequest();
  await button(name).click();
  await expect.element(page.getByText(seen)).toBeVisible();
};

/** A camera that shows nothing but black. */
async function darkCamera() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  canvas.getContext('2d')?.fillRect(0, 0, 640, 480);
  return canvas.captureStream(10);
}

const states: Record<string, () => Promise<unknown>> = {
  'the redeem page for a donor': async () => {
    signInAs('donor');
    mount(<Redeem copy={copy.redeem} />, 'form');
    await expect.element(alert).toBeVisible();
  },
  'the code step': openRedeem,
  'the code step after an unknown code': async () => {
    await expectProblem(/404/);
    await api.answer(lookUpCodeEndpoint, failure(404, 'Nobody has this code', 'code_unknown'));
    await openRedeem();
    await lookUp();
    await expect.element(alert).toBeVisible();
  },
  'the code step while it scans': async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(darkCamera);
    await openRedeem();
    await button('Scan with the camera').click();
    await expect.element(page.getByText('Hold the code in front of the camera.')).toBeVisible();
  },
  'the code step without a camera': async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotFoundError'));
    await openRedeem();
    await button('Scan with the camera').click();
    await expect.element(alert).toBeVisible();
  },
  'the coins step': openCoinsStep,
  'the coins step with an invalid number': async () => {
    await openCoinsStep();
    await askFor('many');
    await expect.element(alert).toBeVisible();
  },
  'the coins step of an account without coins': async () => {
    await openCoinsStep(0);
    await expect.element(page.getByText('This account has no coins yet.')).toBeVisible();
  },
  'the waiting step': openWaiting,
  'the waiting step without a connection': async () => {
    await expectProblem(/ERR_FAILED/);
    await openWaiting();
    await api.answer(getRedemptionEndpoint, { abort: 'failed' });
    await expect.element(alert).toBeVisible();
  },
  'an approved coin request': ending('approved', 'Approved'),
  'a refused coin request': ending('refused', 'No coins were spent'),
  'an expired coin request': ending('expired', 'The request expired'),
  'a coin request on the donor’s screen': openRequest,
  'a coin request after the donor’s answer got lost': async () => {
    await expectProblem(/ERR_FAILED/);
    await api.answer(decideRedemptionEndpoint, { abort: 'failed' });
    await openRequest();
    await button('Approve').click();
    await expect.element(alert).toBeVisible();
  },
  'a coin request on the donor’s screen after they approved it': answering('Approve', 'approved', /KC-/),
  'a coin request on the donor’s screen after they refused it': answering('Refuse', 'refused', /No coins were spent/),
};

for (const [state, reach] of Object.entries(states)) testAccessibility(state, reach);
