import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Role } from '@kindcrate/contract/roles';
import type { DraftCopy, FormCopy, LinkCopy, OfflineCopy } from '../../ui/copy.ts';
import type { NewPasswordCopy } from '../../ui/form/NewPasswordFields.tsx';
import type { HandoverCopy } from '../../ui/handover/copy.ts';
import type { ImageCropCopy } from '../../ui/image-crop/ImageCrop.tsx';
import type { OrderItemsCopy } from '../../ui/order-items/copy.ts';
import type { OrderOutcomeCopy } from '../../ui/order-outcome/copy.ts';
import type { OrderProgressCopy } from '../../ui/order-progress/OrderProgress.tsx';
import type { PasswordCheckCopy } from '../../ui/password-check/PasswordCheckForm.tsx';
import type { PersonalDataCopy } from '../../ui/personal-data/copy.ts';
import type { ApprovalCopy } from '../../ui/redemption-approval/ApprovalCard.tsx';
import type { OrderMessagesCopy } from './messages/copy.ts';
import type { SecondFactorsCopy } from './second-factors/copy.ts';

export interface ProfileCopy {
  loading: string;
  failed: string;
  tryAgain: string;
  /** With `{username}`. */
  welcome: string;
  photoAlt: string;
  role: string;
  roles: Record<Role, string>;
  ordersCount: string;
  coins: string;
  links: { coins: LinkCopy; redeem: LinkCopy; desk: LinkCopy };
  tabs: { label: string; overview: string; profile: string; qrcode: string; orders: string; password: string };
  confirmEmail: ConfirmEmailCopy;
  overview: OverviewCopy;
  photo: PhotoFormCopy;
  details: DetailsFormCopy;
  qrcode: QrCodeCopy;
  orders: OrdersCopy;
  email: EmailFormCopy;
  password: PasswordFormCopy;
  sessions: SessionsCopy;
  secondFactors: SecondFactorsCopy;
  passwordCheck: PasswordCheckCopy;
  follows: FollowsCopy;
  yourData: YourDataCopy;
}

export interface FollowsCopy {
  title: string;
  lead: string;
  /** The label of the button that loads the list. */
  open: string;
  /** The name of a followed organization's row. With `{organization}`. */
  everything: string;
  none: string;
  find: LinkCopy;
  /** With `{time}`. */
  since: string;
  stop: string;
  /** The accessible name of `stop`, with `{name}`. */
  stopNamed: string;
  loading: string;
  failed: string;
  tryAgain: string;
  failure: string;
}

export interface YourDataCopy extends PersonalDataCopy {
  title: string;
  lead: string;
  /** The label of the button that loads the actions. */
  open: string;
  tryAgain: string;
  downloadLead: string;
}

export interface ConfirmEmailCopy {
  /** The accessible name of the notice. */
  title: string;
  /** With `{email}`. */
  text: string;
  resend: string;
  failure: string;
}

export interface OverviewCopy {
  username: string;
  phone: string;
  email: string;
}

export interface PhotoFormCopy extends ImageCropCopy, OfflineCopy, Pick<FormCopy, 'submit' | 'errorTitle'> {
  title: string;
  image: string;
  imageHint: string;
  unreadable: string;
  uploading: string;
  cancel: string;
  uploadCanceled: string;
  updated: string;
}

export interface DetailsFormCopy extends FormCopy, OfflineCopy, DraftCopy {
  title: string;
  lead: string;
  username: string;
  /** With `{username}`. */
  usernameHint: string;
  phone: string;
  /** With `{phone}`. */
  phoneHint: string;
}

export interface QrCodeCopy {
  title: string;
  instruction: string;
  imageAlt: string;
  /** With `{time}`. */
  validUntil: string;
  shortCode: string;
  print: string;
  none: string;
  tryAgain: string;
  approval: ApprovalCopy;
}

export interface OrdersCopy {
  none: string;
  noneHint: string;
  give: LinkCopy;
  /** Leads to the yearly statement. */
  statement: LinkCopy;
  item: string;
  location: string;
  charity: string;
  quantity: string;
  status: string;
  date: string;
  items: OrderItemsCopy;
  /** With `{offered}` and `{received}`. */
  offeredAndReceived: string;
  statuses: Record<OrderStatus, string>;
  coins: string;
  number: string;
  history: string;
  /** Labels of the history, by status. */
  steps: Record<OrderStatus, string>;
  /** Leads to the page with the label. */
  label: string;
  receipt: OrderReceiptCopy;
  outcome: OrderOutcomeCopy;
  messages: OrderMessagesCopy;
  cancel: CancelOrderCopy;
  handover: HandoverCopy;
  progressTitle: string;
  /** About the dates by which steps are expected; with `{charity}`. */
  expected: string;
  progress: OrderProgressCopy;
  /** With `{item}`. */
  imageAlt: string;
  /** The accessible name of the list of page buttons. */
  paginationLabel: string;
  /** With `{page}`. */
  pageLabel: string;
}

export interface OrderReceiptCopy {
  label: string;
  showName: string;
  showNameHint: string;
  failure: string;
}

export interface CancelOrderCopy {
  label: string;
  question: string;
  confirm: string;
  /** Closes the question without canceling anything. */
  keep: string;
  failure: string;
}

export interface EmailFormCopy extends FormCopy, OfflineCopy {
  title: string;
  lead: string;
  email: string;
  /** With `{email}`. */
  emailHint: string;
}

export interface PasswordFormCopy extends FormCopy, OfflineCopy, NewPasswordCopy {
  title: string;
  lead: string;
}

export interface SessionsCopy {
  title: string;
  lead: string;
  /** Shown instead of `lead` when there is no other session. */
  onlyDevice: string;
  loading: string;
  failed: string;
  tryAgain: string;
  /** With `{browser}` and `{system}`. */
  device: string;
  unknownDevice: string;
  /** For devices with the same name, with `{device}`, `{number}` and `{count}`. */
  numberedDevice: string;
  currentDevice: string;
  /** With `{time}`. */
  lastUsed: string;
  /** With `{time}`. */
  loggedIn: string;
  end: string;
  /** The accessible name of `end`, with `{device}`. The name contains `end`. */
  endDevice: string;
  endOthers: string;
  failure: string;
}
