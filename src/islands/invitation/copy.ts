import type { Invitation } from '@kindcrate/contract/invitations';
import type { FormCopy, LinkCopy, OfflineCopy } from '../../ui/copy.ts';
import type { PasswordStrengthCopy } from '../../ui/field/NewPasswordField.tsx';
import type { AgreementCopy } from '../../ui/form/Agreement.tsx';

export interface InvitationCopy {
  loading: string;
  failed: string;
  tryAgain: string;
  /** Shown for an invitation that is no longer valid. */
  ended: string;
  endedLink: LinkCopy;
  /** What the invitation offers, by role; with `{workplace}`. */
  offers: Record<Invitation['role'], string>;
  /** With `{time}`. */
  until: string;
  register: RegisterInvitedCopy;
  accept: AcceptCopy;
}

export interface RegisterInvitedCopy extends FormCopy, OfflineCopy {
  /** With `{email}`. */
  email: string;
  username: string;
  usernameHint: string;
  phone: string;
  phoneHint: string;
  password: string;
  passwordHint: string;
  passwordStrength: PasswordStrengthCopy;
  showPassword: string;
  confirmPassword: string;
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
