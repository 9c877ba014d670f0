import { link, text } from './parts.ts';
import { group, list } from './structure.ts';

/** Copy that every page shows: its header, footer and notices. Also contains the titles of two pages that have no other copy. */
export const frame = {
  name: text,
  skip: text,
  menu: text,
  closeMenu: text,
  mainNavigation: text,
  footerNavigation: text,
  links: list(link, 0),
  donate: link,
  /** Shown to staff and volunteers only. */
  desk: link,
  login: link,
  logout: text,
  footerLinks: list(link, 0),
  legalNavigation: text,
  legalLinks: list(link, 0),
  footerLine: text,
  address: text,
  email: text,
  phone: text,
  sampleNote: text,
  /** Shown without JavaScript. `reach` is followed by the email address and the phone number. */
  noScript: group({ form: text, guarded: text, reach: text }),
  retry: text,
  guardNotice: text,
  /** The title of `/spinner`. */
  spinnerTitle: text,
  /** The title of `/privateroute`. */
  privateRouteTitle: text,
};
