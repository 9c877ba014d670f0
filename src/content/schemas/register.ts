import { draftNote, link, page, passwordStrength, submission, text } from './parts.ts';

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
  passwordStrength,
  confirmPassword: text,
  loginLink: link,
  welcome: text,
};
