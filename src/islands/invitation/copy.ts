import type { Invitation } from '@kindcrate/contract/invitations';
import type { FormCopy, LinkCopy, OfflineCopy } from '../../ui/copy.ts';
import type { AgreementCopy } from '../../ui/form/Agreement.tsx';
import type { NewPasswordCopy } from '../../ui/form/NewPasswordFields.tsx';

export interface InvitationCopy {
  loading: string;
  failed: string;
  tryAgain: string;
  /** Shown for an invitation that is no longer valid. */
  ended: string;
  endedLink: LinkCopy;
  /** Shown when the page was opened without the code of a link. */
  linkMissing: string;
  /** What the invitation offers, by role; with `{workplace}`. */
  offers: Record<Invitation['role'], string>;
  /** With `{time}`. */
  until: string;
  register: RegisterInvitedCopy;
  accept: AcceptCopy;
}

export interface RegisterInvitedCopy extends FormCopy, OfflineCopy, NewPasswordCopy {
  /** With `{email}`. */
  email: string;
  username: string;
  usernameHint: string;
  phone: string;
  phoneHint: string;
  agreement: AgreementCopy;
}

export interface AcceptCopy {
  /** With `{email}`. */
  logIn: string;
  logInLink: string;
  /** With `{email}` and `{username}`. */
  loggedIn: string;
  accept: string;
  failure: string;
}
