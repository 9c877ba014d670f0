import { heading, link, offlineNote, page, passwordStrength, submission, text } from './parts.ts';

/** Fields of the pages for emailed links: `forgot` requests a link; a link opens `reset`, `confirm` or `unsubscribe`. */
const form = { ...page, ...submission, ...offlineNote, eyebrow: heading, lead: text };

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

export const unsubscribe = { ...form, title: heading, note: text, linkMissing: text, next: link };

export const confirm = {
  ...form,
  notYou: text,
  password: text,
  showPassword: text,
  linkMissing: text,
  newLink: link,
  next: link,
  nextLogin: link,
};
