import { link, page, submission, text, waiting } from './parts.ts';

export const login = {
  ...page,
  ...submission,
  ...waiting,
  eyebrow: text,
  lead: text,
  email: text,
  password: text,
  showPassword: text,
  noAccount: text,
  registerLink: link,
};
