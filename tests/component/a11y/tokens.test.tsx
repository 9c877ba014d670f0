import { createTokenEndpoint, listTokensEndpoint } from '@kindcrate/contract/staff-tokens';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { apiToken } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const { tokens } = staffCopy.people;

testAccessibility('the API tokens of the desk, with a new one and an invalid form', async () => {
  const token = `kindcrate_${'x'.repeat(44)}`;
  await api.reply(listTokensEndpoint, { result: [apiToken], next: null });
  await api.reply(createTokenEndpoint, { success: true, message: 'Done.', data: apiToken, token });
  await openDesk('people');
  await page.getByText(tokens.title, { exact: true }).click();
  await field(tokens.name).fill('Warehouse');
  await button(tokens.create).click();
  await expect.element(page.getByText(token)).toBeVisible();
  await button(tokens.create).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
