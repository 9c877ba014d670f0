import type { BodyOf } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { uploadInSession } from '../../stores/session-requests.ts';
import { fileOf } from '../../ui/form/form-values.ts';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import type { Outcome } from '../../ui/form/use-form-on-demand.ts';
import { AlreadySent } from './AlreadySent.tsx';
import type { DonationFormCopy } from './copy.ts';
import { OrderPlaced } from './OrderPlaced.tsx';
import { Sending } from './Sending.tsx';

export const struct = placeOrderEndpoint.body;

/** The parts of the form that show how sending goes, which are not needed before. */
export const parts = { AlreadySent, OrderPlaced, Sending };

interface Options {
  copy: DonationFormCopy;
  draft: FormDraft;
  preparePhoto: (photo: File) => Promise<File>;
  signal: AbortSignal;
  /** Called with the fraction of the upload that was sent, from 0 to 1; at the end with undefined. */
  onProgress: (fraction: number | undefined) => void;
  /** Called with the id of the order; empty if the API gives none. */
  onPlaced: (orderId: string) => void;
}

/**
 * Sends a donation under the Idempotency-Key of its draft, so that retries place one order.
 * @throws ApiError
 */
export async function sendDonation(
  donation: BodyOf<typeof placeOrderEndpoint>,
  { copy, draft, preparePhoto, signal, onProgress, onPlaced }: Options,
): Promise<Outcome> {
  let sent = 0;
  const report = (fraction: number) => {
    sent = fraction;
    onProgress(fraction);
  };
  report(0);
  try {
    const image = await preparePhoto(fileOf(donation.image));
    signal.throwIfAborted();
    const options = { idempotencyKey: draft.key(newIdempotencyKey), signal, onProgress: report };
    const { data } = await uploadInSession(placeOrderEndpoint, { ...donation, image }, options);
    onPlaced(data?._id ?? '');
    return { message: copy.success, resetsForm: true };
  } catch (error) {
    if (!signal.aborted) throw error;
    // Once everything was sent, the order may have been placed.
    return { message: sent < 1 ? copy.uploadCanceled : copy.mayHaveArrived, resetsForm: false };
  } finally {
    onProgress(undefined);
  }
}
