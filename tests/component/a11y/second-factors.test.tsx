import {
  confirmAuthenticatorEndpoint,
  getSecondFactorsEndpoint,
  logInWithCodeEndpoint,
} from '@kindcrate/contract/second-factors';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { listStaffOrganizationsEndpoint } from '@kindcrate/contract/staff-organizations';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountDesk } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import {
  factors,
  noFactors,
  openSecondFactors,
  openSecondStep,
  recoveryCodes,
  startAuthenticatorSetup,
} from '../second-factors.tsx';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const states: Record<string, () => Promise<void>> = {
  'the second step at login': () => openSecondStep({ passkeys: [{ id: 'AAEC', transports: [] }] }),
  'the second step at login after a wrong code': async () => {
    await expectBrowserError(/403/);
    const message = 'That code is not right.';
    await api.respond(logInWithCodeEndpoint, failure(403, message, 'wrong_code', { code: message }));
    await openSecondStep();
    await field('Code').fill('123456');
    await button('Continue').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the second factors of an account that has none and needs one': () =>
    openSecondFactors({ ...noFactors, isRequired: true }),
  'the setup of an authenticator app': startAuthenticatorSetup,
  'the setup of an authenticator app after a wrong code': async () => {
    await expectBrowserError(/403/);
    const message = 'That code is not right.';
    await api.respond(confirmAuthenticatorEndpoint, failure(403, message, 'wrong_code', { code: message }));
    await startAuthenticatorSetup();
    await userEvent.keyboard('123456{Enter}');
    await expect.element(field('Code from the app')).toHaveAttribute('aria-invalid', 'true');
  },
  'second factors while they load': async () => {
    await api.keepPending(getSecondFactorsEndpoint);
    await openProfile('password');
    await button('Set up or change').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  },
  'new recovery codes': async () => {
    const reply = { success: true, message: 'Done.', data: factors, recoveryCodes };
    await api.reply(confirmAuthenticatorEndpoint, reply);
    await startAuthenticatorSetup();
    await userEvent.keyboard('123456{Enter}');
    await expect.element(button('I’ve saved them')).toBeVisible();
  },
  'second factors while a removal waits for confirmation': async () => {
    await openSecondFactors(factors);
    await button('Remove Blue key').click();
  },
  'the desk when it requires a second factor': async () => {
    await expectBrowserError(/403/);
    await expectBrowserError(/ApiError/);
    // The queue requests the orders, and its filters request the organizations.
    for (const endpoint of [listStaffOrdersEndpoint, listStaffOrganizationsEndpoint])
      await api.respond(endpoint, failure(403, 'Set one up.', 'second_factor_required'));
    await mountDesk('orders', 'staff');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The desk needs a second step/);
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
