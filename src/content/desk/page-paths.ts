import type { CopyPageSummary } from '@kindcrate/contract/staff-copy';
import type { PageName } from './overrides.ts';

/**
 * The path of the page that shows each copy file, or of the most typical page if several do. The desk previews that page. `:id`
 * stands for the first brand or organization.
 */
export const pagePaths: Readonly<Record<PageName, string>> = {
  home: '/',
  about: '/about',
  'donation-info': '/donation',
  contact: '/contact',
  'all-forms': '/allforms',
  'donation-form': '/donationform',
  frame: '/',
  'brand-details': '/branddetails/:id',
  'organization-details': '/organizationdetails/:id',
  needs: '/organizationdetails/:id',
  figures: '/about',
  thanks: '/thanks',
  login: '/login',
  register: '/register',
  forgot: '/forgot',
  reset: '/reset',
  confirm: '/confirm',
  unsubscribe: '/unsubscribe',
  invite: '/invite',
  handover: '/handover',
  claim: '/claim',
  'donation-handover': '/donationform',
  refusals: '/donationform',
  label: '/label',
  follow: '/follow',
  payment: '/payment',
  'payment-receipt': '/payment-receipt',
  profile: '/profile',
  redeem: '/redeem',
  coins: '/coins',
  receipt: '/receipt',
  statement: '/statement',
  staff: '/staff',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  'not-found': '/404',
};

/** The copy files that the preview cannot show completely. */
export const incompletePreviews: Readonly<Partial<Record<PageName, CopyPageSummary['preview']>>> = {
  frame: 'example',
  'brand-details': 'example',
  'organization-details': 'example',
  needs: 'example',
  figures: 'example',
  // The donation form requests these files as JSON while someone fills it in.
  'donation-handover': 'none',
  refusals: 'none',
  // These pages show most of their copy only together with a person's data, or step by step.
  'donation-form': 'part',
  thanks: 'part',
  invite: 'part',
  handover: 'part',
  claim: 'part',
  label: 'part',
  follow: 'part',
  payment: 'part',
  'payment-receipt': 'part',
  profile: 'part',
  redeem: 'part',
  coins: 'part',
  receipt: 'part',
  statement: 'part',
  staff: 'part',
};
