import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { emptyStatement, longStatement, statement } from '../../../src/workbench/coin-fixtures.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import { mountStatement, openStatement, statementEndpointFor } from '../statement-page.tsx';
import { testAccessibility } from './accessibility.ts';

const expectText = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

const states: Record<string, () => Promise<unknown>> = {
  'a yearly statement': async () => {
    await openStatement();
    await expectText('What you gave in 2026');
  },
  'a yearly statement with very long words': async () => {
    await openStatement(longStatement);
    await expectText('What you gave in 2026');
  },
  'a yearly statement without gifts': async () => {
    await openStatement(emptyStatement);
    await expectText('None of your gifts arrived');
  },
  'a yearly statement while it loads': async () => {
    await api.keepPending(statementEndpointFor(statement.year));
    mountStatement();
    await expectText('Adding up your year');
  },
  'a yearly statement that could not be loaded': async () => {
    for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
    await api.respond(statementEndpointFor(statement.year), { status: 503, body: '' });
    mountStatement();
    await expectText('We couldn’t load your statement');
  },
  'a year without a statement': async () => {
    await expectBrowserError(/404/);
    await api.respond(statementEndpointFor(statement.year), { status: 404, body: '' });
    mountStatement();
    await expectText('There is no statement for that year');
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
