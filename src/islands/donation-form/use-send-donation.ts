import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { fileOf } from '../../ui/form/form-values.ts';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import type { Outcome } from '../../ui/form/use-form-on-demand.ts';
import type { DonationFormCopy } from './copy.ts';
import { preparePhotoOnce } from './prepare-photo-once.ts';
import type * as Code from './send-donation.ts';

/**
 * Sends a donation under the Idempotency-Key of its draft, so that retries place one order.
 * @returns `progress`: the sent fraction of the upload, from 0 to 1, undefined before the upload begins; `orderId`: the id of the most recently placed order
 */
export function useSendDonation(copy: DonationFormCopy, draft: FormDraft) {
  const abort = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [orderId, setOrderId] = useState('');

  async function send(donation: Code.Donation, { placeOrder }: typeof Code): Promise<Outcome> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    let sent = 0;
    const onProgress = (fraction: number) => {
      sent = fraction;
      setProgress(fraction);
    };
    onProgress(0);
    try {
      const image = await preparePhotoOnce(fileOf(donation.image));
      signal.throwIfAborted();
      const options = { idempotencyKey: draft.key(newIdempotencyKey), signal, onProgress };
      setOrderId(await placeOrder({ ...donation, image }, options));
      return { message: copy.success, resetsForm: true };
    } catch (error) {
      if (!signal.aborted) throw error;
      // Once everything was sent, the order may have been placed.
      return { message: sent < 1 ? copy.uploadCanceled : copy.mayHaveArrived, resetsForm: false };
    } finally {
      setProgress(undefined);
    }
  }

  return { send, progress, orderId, cancel: () => abort.current?.abort() };
}
