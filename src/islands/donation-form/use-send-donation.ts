import type { CollectionEntry } from 'astro:content';
import { placeOrderEndpoint } from '@kindcrate/contract/orders';
import { useRef, useState } from 'react';
import { uploadInSession } from '../../stores/session-requests.ts';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import type { Outcome } from '../../ui/form/use-form.ts';
import { photoToSend } from './photo-to-send.ts';

/**
 * Sends a donation with its photo, under the Idempotency-Key of its draft: however often it is tried, it makes one order.
 * @returns `sent`, how much of it has left, from 0 to 1; `orderId`, of the order that was made last
 */
export function useSendDonation(copy: CollectionEntry<'donationForm'>['data'], draft: FormDraft) {
  const abort = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);
  const [orderId, setOrderId] = useState('');

  async function send(_: unknown, form: HTMLFormElement): Promise<Outcome> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    let left = 0;
    const onProgress = (part: number) => {
      left = part;
      setSent(part);
    };
    onProgress(0);
    try {
      const body = await bodyOf(form);
      signal.throwIfAborted();
      const options = { idempotencyKey: draft.key(), signal, onProgress };
      const { message, data } = await uploadInSession(placeOrderEndpoint, body, options);
      setOrderId(data._id);
      return { message, resets: true };
    } catch (error) {
      if (!signal.aborted) throw error;
      return { message: left < 1 ? copy.cancelled : copy.stopped, resets: false };
    }
  }

  return { send, sent, orderId, cancel: () => abort.current?.abort() };
}

/** The form with its photo as it leaves, without the name that it had. */
async function bodyOf(form: HTMLFormElement): Promise<FormData> {
  const body = new FormData(form);
  const photo = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
  if (photo) body.set('image', await photoToSend(photo), 'photo');
  return body;
}
