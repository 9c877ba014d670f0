import { link, page, submission, text } from './parts.ts';

export const login = {
  ...page,
  ...submission,
  eyebrow: text,
  lead: text,
  email: text,
  password: text,
  noAccount: text,
  registerLink: link,
};
