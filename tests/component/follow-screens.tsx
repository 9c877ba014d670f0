import { type Follows, listFollowsEndpoint } from '@kindcrate/contract/follows';
import { listNeedsEndpoint, type Need } from '@kindcrate/contract/needs';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import Follow from '../../src/islands/follow/Follow.tsx';
import { organization } from '../../src/workbench/fixtures.ts';
import { alwaysWantedNeed, refusedNeed, wantedNeed } from '../../src/workbench/need-fixtures.ts';
import { copy } from './copy.ts';
import { api } from './mock-api.ts';
import { mount } from './mount.tsx';
import { openProfile } from './screens.tsx';
import { signInAs } from './session.ts';
import { button } from './site-forms.tsx';

export const followPageCopy = copy.follow;
export const followListCopy = copy.profile.follows;

const toPublic = ({ current: _, revision: __, ...need }: typeof wantedNeed): Need => need;
export const needs = [wantedNeed, alwaysWantedNeed, refusedNeed].map(toPublic);

const createdAt = '2026-11-20T09:15:00.000Z';
export const noFollows: Follows = { organizations: [], needs: [] };
export const someFollows: Follows = {
  organizations: [{ _id: organization._id, title: organization.title, createdAt }],
  needs: [{ _id: wantedNeed._id, words: wantedNeed.words, organization: wantedNeed.organization, createdAt }],
};

/** Renders the follow island for one organization; the caller arranges the reply with the follows. */
export async function mountFollowPage(id = organization._id): Promise<void> {
  signInAs('donor');
  history.replaceState(null, '', `?organization=${id}`);
  await api.reply(listOrganizationsEndpoint, { result: [organization] });
  await api.reply(listNeedsEndpoint, { result: needs });
  mount(<Follow copy={followPageCopy} />, 'form');
}

/** Opens the follow page for someone with these follows. */
export async function openFollowPage(followed: Follows): Promise<void> {
  await api.reply(listFollowsEndpoint, { result: followed });
  await mountFollowPage();
  await expect.element(page.getByRole('list')).toBeVisible();
}

/** Opens the list of follows in the profile. */
export async function openFollowList(followed: Follows): Promise<void> {
  await api.reply(listFollowsEndpoint, { result: followed });
  await openProfile('profile');
  await button(followListCopy.open).click();
  await expect.element(button(followListCopy.open)).not.toBeInTheDocument();
  await expect.element(page.getByText(followListCopy.loading)).not.toBeInTheDocument();
}
