import { about } from './schemas/about.ts';
import { allForms } from './schemas/all-forms.ts';
import { brandDetails } from './schemas/brand-details.ts';
import { claim } from './schemas/claim.ts';
import { coins } from './schemas/coins.ts';
import { contact } from './schemas/contact.ts';
import { donationForm } from './schemas/donation-form.ts';
import { donationHandover } from './schemas/donation-handover.ts';
import { donationInfo } from './schemas/donation-info.ts';
import { figures } from './schemas/figures.ts';
import { follow } from './schemas/follow.ts';
import { frame } from './schemas/frame.ts';
import { handover } from './schemas/handover.ts';
import { home } from './schemas/home.ts';
import { invite } from './schemas/invite.ts';
import { label } from './schemas/label.ts';
import { legalPage } from './schemas/legal-page.ts';
import { login } from './schemas/login.ts';
import { needs } from './schemas/needs.ts';
import { notFound } from './schemas/not-found.ts';
import { organizationDetails } from './schemas/organization-details.ts';
import { payment } from './schemas/payment.ts';
import { paymentReceipt } from './schemas/payment-receipt.ts';
import { profile } from './schemas/profile.ts';
import { receipt } from './schemas/receipt.ts';
import { confirm, forgot, reset, unsubscribe } from './schemas/recovery.ts';
import { redeem } from './schemas/redeem.ts';
import { refusals } from './schemas/refusals.ts';
import { register } from './schemas/register.ts';
import { staff } from './schemas/staff.ts';
import { statement } from './schemas/statement.ts';
import { thanks } from './schemas/thanks.ts';

/** The schema of each copy file, keyed by the file's name: `<locale>/<name>.yaml`. */
export const pages = {
  frame,
  needs,
  figures,
  home,
  about,
  'donation-info': donationInfo,
  'brand-details': brandDetails,
  'organization-details': organizationDetails,
  contact,
  'all-forms': allForms,
  login,
  register,
  forgot,
  reset,
  confirm,
  unsubscribe,
  invite,
  handover,
  claim,
  'donation-form': donationForm,
  'donation-handover': donationHandover,
  refusals,
  thanks,
  label,
  follow,
  payment,
  'payment-receipt': paymentReceipt,
  profile,
  redeem,
  coins,
  receipt,
  statement,
  staff,
  privacy: legalPage,
  terms: legalPage,
  accessibility: legalPage,
  'not-found': notFound,
};
