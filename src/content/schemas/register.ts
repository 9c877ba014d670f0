import { draftNote, heading, link, page, passwordStrength, submission, text } from './parts.ts';
import { group, list } from './structure.ts';

export const register = {
  ...page,
  ...submission,
  ...draftNote,
  eyebrow: heading,
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
  /** What a person agrees to by registering, and links to it. */
  agreement: group({ text, links: list(link) }),
  loginLink: link,
  welcome: text,
};
