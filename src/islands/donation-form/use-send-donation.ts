import { placeOrder } from '@kindcrate/contract/orders';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { uploadAsDonor } from '../../stores/donor-calls.ts';
import type { Outcome } from '../form/use-form.ts';

/**
 * Sends a donation with its photo. One filling-in has one Idempotency-Key, so that a second try after a lost answer
 * makes no second order; any change to the form asks for a new key.
 * @param cancelled what to say when the donor stops the upload
 * @returns `sent`, how much of it has left, from 0 to 1
 */
export function useSendDonation(cancelled: string) {
  const key = useRef<string>(undefined);
  const abort = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);

  async function send(_: unknown, form: HTMLFormElement): Promise<Outcome> {
    key.current ??= newIdempotencyKey();
    abort.current = new AbortController();
    setSent(0);
    try {
      const { message } = await uploadAsDonor(placeOrder, new FormData(form), {
        idempotencyKey: key.current,
        signal: abort.current.signal,
        onProgress: setSent,
      });
      return { message, resets: true };
    } catch (error) {
      if (abort.current.signal.aborted) return { message: cancelled, resets: false };
      throw error;
    }
  }

  return {
    send,
    sent,
    cancel: () => abort.current?.abort(),
    forgetKey: () => {
      key.current = undefined;
    },
  };
}
