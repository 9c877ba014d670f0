import { heading, link, offlineNote, page, submission, text } from './parts.ts';
import { group, list } from './structure.ts';

export const login = {
  ...page,
  ...submission,
  ...offlineNote,
  success: text,
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
  /** For visitors who were on their way to the donation form. `kept` introduces `gift` or `unnamedGift`. */
  gate: group({ title: heading, lead: text, kept: text, gift: text, unnamedGift: text, change: link }),
  newcomer: group({ title: heading, steps: list(group({ title: heading, text })), link, note: text }),
  returning: text,
  looking: link,
};
