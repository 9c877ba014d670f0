import { heading, link, offlineNote, page, passwordStrength, submission, text } from './parts.ts';
import { group, list } from './structure.ts';

export const invite = {
  ...page,
  eyebrow: heading,
  lead: text,
  loading: text,
  failed: text,
  tryAgain: text,
  ended: text,
  endedLink: link,
  linkMissing: text,
  offers: group({ donor: text, partner: text, volunteer: text, staff: text }),
  until: text,
  register: group({
    ...submission,
    ...offlineNote,
    email: text,
    username: text,
    usernameHint: text,
    phone: text,
    phoneHint: text,
    password: text,
    passwordHint: text,
    passwordStrength,
    showPassword: text,
    confirmPassword: text,
    agreement: group({ text, links: list(link) }),
  }),
  accept: group({ logIn: text, logInLink: text, loggedIn: text, accept: text, failure: text }),
};
