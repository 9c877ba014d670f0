import { uploadPhoto } from '@kindcrate/contract/profile';
import { useRef, useState } from 'react';
import { uploadInSession } from '../../stores/session-calls.ts';
import type { Outcome } from '../form/use-form.ts';

interface Options {
  /** Makes what is sent of the photo that was chosen. */
  prepare: (photo: File) => Promise<Blob>;
  onSent: () => void;
  updated: string;
  cancelled: string;
}

/**
 * Sends a photo of the donor. A failure is logged only (specification, section 8): its outcome says nothing.
 * @returns `sent`, how much of it has left, from 0 to 1
 */
export function useSendPhoto({ prepare, onSent, updated, cancelled }: Options) {
  const abort = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);

  async function send(_: unknown, form: HTMLFormElement): Promise<Outcome> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setSent(0);
    try {
      const body = new FormData(form);
      const photo = body.get('image') as File;
      body.set('image', await prepare(photo), photo.name);
      signal.throwIfAborted();
      await uploadInSession(uploadPhoto, body, { signal, onProgress: setSent });
    } catch (error) {
      if (signal.aborted) return { message: cancelled, resets: false };
      console.error(error);
      return { message: '', resets: false };
    }
    onSent();
    return { message: updated, resets: true };
  }

  return { send, sent, cancel: () => abort.current?.abort() };
}
