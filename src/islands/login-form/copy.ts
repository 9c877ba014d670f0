import type { FormCopy, OfflineCopy } from '../../ui/copy.ts';

export interface LoginFormCopy extends FormCopy, OfflineCopy {
  /** Shown on the page that opens after the login. */
  success: string;
  email: string;
  password: string;
  showPassword: string;
  secondStep: SecondStepCopy;
}

export interface SecondStepCopy {
  lead: string;
  passkey: string;
  passkeyDeclined: string;
  code: string;
  codeHint: string;
  recoveryCode: string;
  recoveryCodeHint: string;
  useRecoveryCode: string;
  useApp: string;
  submit: string;
  startOver: string;
}
