/** A page that anyone can open. */
export interface PublicPage {
  path: string;
  /** The fragment of the URL, including the `#`. */
  fragment?: string;
  /** Whether the single-page application has the page too. */
  isInApp: boolean;
  /** Audits that do not apply to the page, because it fails them on purpose. */
  skippedAudits?: string[];
}

/** A page that only a logged-in person can open. */
export interface GuardedPage {
  path: string;
  role: 'donor' | 'partner' | 'staff';
}

/** Search engines are asked not to list these pages, which Lighthouse reports as a problem. */
const unlistedAudits = ['is-crawlable'];

/** The 404 page has the status 404, which browsers report as an error in the console. */
const notFoundAudits = ['http-status-code', 'errors-in-console'];

/** A code like those in emailed links. It is not valid, but the page finds that out only when the form is submitted. */
const fragment = `#${'a'.repeat(22)}`;
const unsubscribeFragment = `#${'a'.repeat(40)}`;

/** All public pages except a receipt and an invitation, which need a secret code and show the data of one person. */
export const publicPages: PublicPage[] = [
  { path: '/', isInApp: true },
  { path: '/about', isInApp: true },
  { path: '/donation', isInApp: true },
  { path: '/branddetails/thimbleloaf-bakery', isInApp: true },
  { path: '/organizationdetails/mantle-and-mitten', isInApp: true },
  { path: '/login', isInApp: true },
  { path: '/register', isInApp: true },
  { path: '/forgot', isInApp: true, skippedAudits: unlistedAudits },
  { path: '/privacy', isInApp: true },
  { path: '/terms', isInApp: true },
  { path: '/accessibility', isInApp: true },
  { path: '/nothing-here', isInApp: true, skippedAudits: [...unlistedAudits, ...notFoundAudits] },
  { path: '/payment', isInApp: false },
  { path: '/reset', fragment, isInApp: false, skippedAudits: unlistedAudits },
  { path: '/confirm', fragment, isInApp: false, skippedAudits: unlistedAudits },
  { path: '/unsubscribe', fragment: unsubscribeFragment, isInApp: false, skippedAudits: unlistedAudits },
  { path: '/spinner', isInApp: false, skippedAudits: unlistedAudits },
];

export const guardedPages: GuardedPage[] = [
  { path: '/allforms', role: 'donor' },
  { path: '/coins', role: 'donor' },
  { path: '/contact', role: 'donor' },
  { path: '/follow', role: 'donor' },
  { path: '/donationform', role: 'donor' },
  { path: '/privateroute', role: 'donor' },
  { path: '/profile', role: 'donor' },
  { path: '/redeem', role: 'partner' },
  { path: '/staff', role: 'staff' },
];
