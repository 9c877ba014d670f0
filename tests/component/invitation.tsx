import { type Invitation, lookUpInvitationEndpoint } from '@kindcrate/contract/invitations';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import InvitationIsland from '../../src/islands/invitation/Invitation.tsx';
import { longEmail, longTitle } from '../../src/workbench/long-fixtures.ts';
import { copy } from './copy.ts';
import { api } from './mock-api.ts';
import { mount } from './mount.tsx';
import { goToHash } from './screens.tsx';

const invitation: Invitation = {
  email: longEmail,
  role: 'volunteer',
  workplace: longTitle,
  expiresAt: '2026-11-14T09:30:00.000Z',
  hasAccount: false,
};

/** Renders the page of an invitation; the caller arranges the reply that it loads. */
export function mountInvitation(code = '0123456789abcdefghijkl'): void {
  goToHash(code);
  mount(<InvitationIsland copy={copy.invite} agreedVersion="2026-11-22" />);
}

/** Opens the page of an invitation. */
export async function openInvitation(changes: Partial<Invitation> = {}): Promise<void> {
  await api.reply(lookUpInvitationEndpoint, { data: { ...invitation, ...changes } });
  mountInvitation();
  await expect.element(page.getByText(new RegExp(longTitle)).first()).toBeVisible();
}
