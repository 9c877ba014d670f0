import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { useRef, useState } from 'react';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import type { DonationFormCopy } from './copy.ts';
import type * as Code from './send-donation.ts';

/**
 * Returns functions that send a donation and cancel the sending.
 * @returns `progress`: the fraction of the upload that has been sent, from 0 to 1; undefined while nothing is being sent
 */
export function useSendDonation(copy: DonationFormCopy, thanksPage: string | undefined, draft: FormDraft) {
  const abort = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const send = (donation: BodyOf<typeof placeOrderEndpoint>, { sendDonation }: typeof Code) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    return sendDonation(donation, {
      copy,
      thanksPage,
      draft,
      signal,
      onProgress: setProgress,
    });
  };
  return { send, progress, cancel: () => abort.current?.abort() };
}
