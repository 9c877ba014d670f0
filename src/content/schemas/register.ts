import { draftNote, link, page, submission, text } from './parts.ts';

export const register = {
  ...page,
  ...submission,
  ...draftNote,
  eyebrow: text,
  lead: text,
  username: text,
  usernameHint: text,
  email: text,
  emailHint: text,
  phone: text,
  phoneHint: text,
  password: text,
  showPassword: text,
  passwordHint: text,
  confirmPassword: text,
  loginLink: link,
  welcome: text,
};
