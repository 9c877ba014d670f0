import { link, offlineNote, page, submission, text } from './parts.ts';

export const login = {
  ...page,
  ...submission,
  ...offlineNote,
  eyebrow: text,
  lead: text,
  email: text,
  password: text,
  showPassword: text,
  forgotLink: link,
  noAccount: text,
  registerLink: link,
};
