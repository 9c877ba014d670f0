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
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { mount } from '../mount.tsx';
import { openProfile, openRedeem } from '../screens.tsx';
import { signInAs } from '../session.ts';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const alert = page.getByRole('alert');
const heading = (name: string) => page.getByRole('heading', { name });
const successReply = { success: true, message: 'Done' };

async function lookUp() {
  await field('Code').fill('7Q2M-9XKD');
  await button('Look it up').click();
}

async function openCoinsStep(max = 30) {
  await api.reply(lookUpCodeEndpoint, { data: { firstName: 'Ines', most: max } });
  await openRedeem();
  await lookUp();
}

async function requestCoins(coins: string) {
  await field('Coins').fill(coins);
  await button('Ask Ines').click();
}

async function openWaitingStep() {
  await api.reply(requestRedemptionEndpoint, { ...successReply, data: redemption });
  await api.reply(getRedemptionEndpoint, { data: redemption });
  await openCoinsStep();
  await requestCoins('12');
  await expect.element(heading('Asking Ines for 12 coins')).toBeVisible();
}

/** The sample redemption in this status. Only an approved one has a reference. */
const redemptionWith = (status: RedemptionStatus) => ({
  ...redemption,
  status,
  reference: status === 'approved' ? 'KC-7Q2M-9XKD' : '',
});

/** Returns a function that opens the partner's screen with a redemption that ended in this status. */
const openEnded = (status: RedemptionStatus, title: string) => async () => {
  await openCoinsStep();
  await api.reply(requestRedemptionEndpoint, { ...successReply, data: redemptionWith(status) });
  await requestCoins('12');
  await expect.element(heading(title)).toHaveFocus();
};

/** Opens the donor's profile with a redemption that waits for a decision. */
async function openPendingRedemption() {
  await openProfile('qrcode', {}, [redemption]);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
}

/** Returns a function that presses a button of the donor's pending redemption, after which the API replies with this status. */
const decide = (buttonName: string, status: RedemptionStatus, expectedText: RegExp) => async () => {
  await api.reply(decideRedemptionEndpoint, { ...successReply, data: redemptionWith(status) });
  await openPendingRedemption();
  await button(buttonName).click();
  await expect.element(page.getByText(expectedText)).toBeVisible();
};

/** A camera that shows nothing but black. */
async function blackCamera() {
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
  'the code step of the redeem page': openRedeem,
  'the code step of the redeem page after an unknown code': async () => {
    await expectBrowserError(/404/);
    await api.respond(lookUpCodeEndpoint, failure(404, 'Nobody has this code', 'code_unknown'));
    await openRedeem();
    await lookUp();
    await expect.element(alert).toBeVisible();
  },
  'the code step of the redeem page while the camera scans': async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(blackCamera);
    await openRedeem();
    await button('Scan with the camera').click();
    await expect.element(page.getByText('Point the camera at the code.')).toBeVisible();
  },
  'the code step of the redeem page without a camera': async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotFoundError'));
    await openRedeem();
    await button('Scan with the camera').click();
    await expect.element(alert).toBeVisible();
  },
  'the coins step of the redeem page': openCoinsStep,
  'the coins step of the redeem page with an invalid number': async () => {
    await openCoinsStep();
    await requestCoins('many');
    await expect.element(alert).toBeVisible();
  },
  'the coins step of the redeem page for an account without coins': async () => {
    await openCoinsStep(0);
    await expect.element(page.getByText('This account has no coins to spend right now.')).toBeVisible();
  },
  'the waiting step of the redeem page': openWaitingStep,
  'the waiting step of the redeem page without a connection': async () => {
    await expectBrowserError(/ERR_FAILED/);
    await openWaitingStep();
    await api.respond(getRedemptionEndpoint, { abort: 'failed' });
    await expect.element(alert).toBeVisible();
  },
  'an approved redemption': openEnded('approved', 'Approved'),
  'a refused redemption': openEnded('refused', 'No coins were spent'),
  'an expired redemption': openEnded('expired', 'The request expired'),
  'a redemption on the donor’s screen': openPendingRedemption,
  'a redemption after the donor’s decision did not reach the API': async () => {
    await expectBrowserError(/ERR_FAILED/);
    await api.respond(decideRedemptionEndpoint, { abort: 'failed' });
    await openPendingRedemption();
    await button('Approve').click();
    await expect.element(alert).toBeVisible();
  },
  'a redemption on the donor’s screen after they approved it': decide('Approve', 'approved', /KC-/),
  'a redemption on the donor’s screen after they refused it': decide('Refuse', 'refused', /No coins were spent/),
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
