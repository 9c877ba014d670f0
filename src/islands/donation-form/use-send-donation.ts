import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { useRef, useState } from 'react';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import type { DonationFormCopy } from './copy.ts';
import { preparePhotoOnce } from './prepare-photo-once.ts';
import type * as Code from './send-donation.ts';

/**
 * Sends a donation, and can cancel that.
 * @returns `progress`: the sent fraction of the upload, from 0 to 1, undefined before the upload begins; `orderId`: the id of the most recently placed order
 */
export function useSendDonation(copy: DonationFormCopy, draft: FormDraft) {
  const abort = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [orderId, setOrderId] = useState('');
  const send = (donation: BodyOf<typeof placeOrderEndpoint>, { sendDonation }: typeof Code) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    return sendDonation(donation, {
      copy,
      draft,
      preparePhoto: preparePhotoOnce,
      signal,
      onProgress: setProgress,
      onPlaced: setOrderId,
    });
  };
  return { send, progress, orderId, cancel: () => abort.current?.abort() };
}
