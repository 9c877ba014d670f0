import { link, offlineNote, page, submission, text } from './parts.ts';
import { group } from './structure.ts';

export const login = {
  ...page,
  ...submission,
  ...offlineNote,
  success: text,
  eyebrow: text,
  lead: text,
  email: text,
  password: text,
  showPassword: text,
  forgotLink: link,
  secondStep: group({
    lead: text,
    passkey: text,
    passkeyDeclined: text,
    code: text,
    codeHint: text,
    recoveryCode: text,
    recoveryCodeHint: text,
    useRecoveryCode: text,
    useApp: text,
    submit: text,
    startOver: text,
  }),
  noAccount: text,
  registerLink: link,
};
