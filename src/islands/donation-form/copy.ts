import type { DraftCopy, FormCopy, OfflineCopy } from '../../ui/copy.ts';
import type { ItemsCopy } from './items/copy.ts';

export interface DonationFormCopy extends FormCopy, OfflineCopy, DraftCopy {
  /** Shown after the donation was sent. */
  success: string;
  organizations: string;
  organizationsFailed: string;
  tryAgain: string;
  charity: string;
  charityHint: string;
  itemsName: string;
  itemsNameHint: string;
  location: string;
  locationHint: string;
  quantity: string;
  quantityHint: string;
  /** With `{coins}`. */
  coinQuote: string;
  phone: string;
  phoneHint: string;
  image: string;
  imageHint: string;
  imageLost: string;
  imageRejected: string;
  previewAlt: string;
  items: ItemsCopy;
  /** Shown while the question about the handover is loading. */
  handoverLoading: string;
  /** With `{file}`, the name of a photo that the browser cannot display. */
  previewMissing: string;
  uploading: string;
  cancel: string;
  waiting: string;
  stopWaiting: string;
  /** Shown when the upload was canceled before everything had been sent, so nothing was donated. */
  uploadCanceled: string;
  /** Shown when the wait for the reply was canceled; the order may have been placed. */
  mayHaveArrived: string;
  alreadySent: { text: string; sendAnother: string };
  toProfile: string;
}
