import type { FieldMessages } from '@kindcrate/contract/check';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { pathOfThanks } from '../../lib/thanks-path.ts';
import { flashNotice } from '../../stores/notices.ts';
import { uploadInSession } from '../../stores/session-requests.ts';
import type { Outcome, Problem } from '../../ui/form/form-state.ts';
import { fileOf } from '../../ui/form/form-values.ts';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import type { DonationFormCopy } from './copy.ts';
import { DonationProblem } from './DonationProblem.tsx';
import { addressField } from './handover/read-handover.ts';
import { renameItemFields } from './items/read-items.ts';
import { withUploadedPhotos } from './items/with-uploaded-photos.ts';
import { preparePhotoOnce } from './prepare-photo-once.ts';
import { Sending } from './Sending.tsx';

export const struct = placeOrderEndpoint.body;

/**
 * Replaces the paths that the API's messages are keyed by with the names of the form's fields. Drops the message about the location if
 * there are messages about the address of a collection, because the form derives the location from that address.
 */
export function renameFields(messages: FieldMessages): FieldMessages {
  const named = Object.entries(renameItemFields(messages));
  const hasAddressMessage = named.some(([name]) => name.startsWith(addressField));
  return Object.fromEntries(named.filter(([name]) => !hasAddressMessage || name !== 'location'));
}

/** The components that show the progress and the problems of sending. The form needs neither before it is sent. */
export const parts = { DonationProblem, Sending };

interface Options {
  copy: DonationFormCopy;
  thanksPage: string | undefined;
  draft: FormDraft;
  signal: AbortSignal;
  /** Called with the fraction of the upload that was sent, from 0 to 1; at the end with undefined. */
  onProgress: (fraction: number | undefined) => void;
}

/**
 * Sends a donation with the Idempotency-Key of its draft, so that retries place only one order, and opens the thank-you page. If the site
 * has no such page, or the API does not return the order, the form only shows the API's message.
 * @throws ApiError
 */
export async function sendDonation(
  donation: BodyOf<typeof placeOrderEndpoint>,
  { copy, thanksPage, draft, signal, onProgress }: Options,
): Promise<Outcome | Problem> {
  let sentFraction = 0;
  const report = (fraction: number) => {
    sentFraction = fraction;
    onProgress(fraction);
  };
  report(0);
  try {
    const image = donation.image && (await preparePhotoOnce(fileOf(donation.image)));
    signal.throwIfAborted();
    const { items, fields } = await withUploadedPhotos(donation.items ?? [], copy.items.photos.notUploaded);
    if (Object.keys(fields).length) return { title: copy.errorTitle, fields: renameFields(fields) };
    const options = { idempotencyKey: draft.key(newIdempotencyKey), signal, onProgress: report };
    const { data } = await uploadInSession(
      placeOrderEndpoint,
      { ...donation, image, ...(items.length && { items }) },
      options,
    );
    if (data && thanksPage) openThankYouPage(pathOfThanks(thanksPage, data._id), copy.success);
    return { message: copy.success, resetsForm: true };
  } catch (error) {
    if (!signal.aborted) throw error;
    // Once everything was sent, the order may have been placed.
    return { message: sentFraction < 1 ? copy.uploadCanceled : copy.mayHaveArrived, resetsForm: false };
  } finally {
    onProgress(undefined);
  }
}

/** Opens the thank-you page, which shows the sentence `success`. Until the page opens, the form shows the same sentence. */
function openThankYouPage(path: string, success: string): void {
  flashNotice({ kind: 'status', text: success });
  navigateTo(path);
}
