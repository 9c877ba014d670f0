import { listFollowsEndpoint } from '@kindcrate/contract/follows';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { longTitle } from '../../../src/workbench/long-fixtures.ts';
import {
  followListCopy,
  followPageCopy,
  mountFollowPage,
  noFollows,
  openFollowList,
  openFollowPage,
  someFollows,
} from '../follow-screens.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const longFollows = {
  organizations: someFollows.organizations.map((entry) => ({ ...entry, title: longTitle })),
  needs: someFollows.needs.map((entry) => ({ ...entry, words: longTitle })),
};

const states: Record<string, () => Promise<unknown>> = {
  'an organization that the donor does not follow': () => openFollowPage(noFollows),
  'an organization that the donor follows': () => openFollowPage(someFollows),
  'the follow page while it is loading': async () => {
    await api.keepPending(listFollowsEndpoint);
    await mountFollowPage();
    await expect.element(page.getByText(followPageCopy.loading)).toBeVisible();
  },
  'the follow page that could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(listFollowsEndpoint, { status: 503, json: {} });
    await mountFollowPage();
    await expect.element(page.getByText(followPageCopy.failed)).toBeVisible();
  },
  'the follow page of an organization that does not exist': async () => {
    await api.reply(listFollowsEndpoint, { result: noFollows });
    await mountFollowPage('unknown');
    await expect.element(page.getByText(followPageCopy.unknown)).toBeVisible();
  },
  'the list of what someone follows': () => openFollowList(someFollows),
  'the list of what someone follows, with long names': () => openFollowList(longFollows),
  'the empty list of what someone follows': () => openFollowList(noFollows),
  'the list of what someone follows when it could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(listFollowsEndpoint, { status: 503, json: {} });
    await openProfile('profile');
    await button(followListCopy.open).click();
    await expect.element(page.getByText(followListCopy.failed)).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
