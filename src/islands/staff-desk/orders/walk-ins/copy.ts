import type { OfflineCopy } from '../../../../ui/copy.ts';

export interface WalkInCopy extends OfflineCopy {
  title: string;
  lead: string;
  errorTitle: string;
  failure: string;
  organization: string;
  chooseOrganization: string;
  /** With `{n}`. */
  item: string;
  name: string;
  nameHint: string;
  quantity: string;
  category: string;
  noCategory: string;
  condition: string;
  noCondition: string;
  photo: string;
  photoHint: string;
  addItem: string;
  removeItem: string;
  /** For screen readers; with `{n}`. */
  removeNumber: string;
  email: string;
  emailHint: string;
  location: string;
  phone: string;
  submit: string;
  printLabel: string;
  another: string;
}
