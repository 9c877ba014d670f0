import type { BodyOf } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/orders';
import { useRef, useState } from 'react';
import { uploadInSession } from '../../stores/session-requests.ts';
import { fileOf } from '../../ui/form/form-values.ts';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import type { Outcome } from '../../ui/form/use-form.ts';
import type { DonationFormCopy } from './copy.ts';
import { preparePhotoOnce } from './prepare-photo-once.ts';

type Donation = BodyOf<typeof placeOrderEndpoint>;

/**
 * Sends a donation under the Idempotency-Key of its draft, so that retries place one order.
 * @returns `sent`, the share of the upload from 0 to 1; `orderId`, of the order that was placed last
 */
export function useSendDonation(copy: DonationFormCopy, draft: FormDraft) {
  const abort = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);
  const [orderId, setOrderId] = useState('');

  async function send(donation: Donation): Promise<Outcome> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    let lastSent = 0;
    const onProgress = (share: number) => {
      lastSent = share;
      setSent(share);
    };
    onProgress(0);
    try {
      const image = await preparePhotoOnce(fileOf(donation.image));
      signal.throwIfAborted();
      const options = { idempotencyKey: draft.key(), signal, onProgress };
      const { message, data } = await uploadInSession(placeOrderEndpoint, { ...donation, image }, options);
      setOrderId(data._id);
      return { message, resets: true };
    } catch (error) {
      if (!signal.aborted) throw error;
      return { message: lastSent < 1 ? copy.cancelled : copy.stopped, resets: false };
    }
  }

  return { send, sent, orderId, cancel: () => abort.current?.abort() };
}
