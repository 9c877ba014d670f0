import { link, offlineNote, page, passwordStrength, submission, text } from './parts.ts';

/** What the three pages of emailed links have in common: `forgot` requests a link, `reset` and `confirm` are opened by one. */
const form = { ...page, ...submission, ...offlineNote, eyebrow: text, lead: text };

export const forgot = { ...form, email: text, note: text, loginLink: link };

export const reset = {
  ...form,
  password: text,
  showPassword: text,
  passwordHint: text,
  passwordStrength,
  confirmPassword: text,
  linkMissing: text,
  newLink: link,
};

export const confirm = {
  ...form,
  notYou: text,
  password: text,
  showPassword: text,
  linkMissing: text,
  newLink: link,
  next: link,
};
