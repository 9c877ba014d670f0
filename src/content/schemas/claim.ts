import { heading, link, page, text } from './parts.ts';

export const claim = {
  ...page,
  eyebrow: heading,
  lead: text,
  loading: text,
  failed: text,
  tryAgain: text,
  ended: text,
  linkMissing: text,
  profileLink: link,
  gift: text,
  pieces: text,
  coins: text,
  until: text,
  visitor: text,
  logIn: text,
  register: text,
  loggedIn: text,
  claim: text,
  claimFailed: text,
};
