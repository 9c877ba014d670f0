import type { Writing } from '../../../stores/staff-entries.ts';
import type { Outcome } from '../../../ui/form/use-form.ts';
import { useUpload } from '../../../ui/upload-progress/use-upload.ts';
import { filledIn } from './entry-fields.ts';

interface Options {
  /** Sends what is filled in; gives what the API says of it. */
  write: (form: FormData, writing: Writing) => Promise<string>;
  /** The revision that is edited; nothing when something new is written. */
  revision?: number | undefined;
  /** Said when the upload was stopped. */
  stopped: string;
}

/** Sends a form of the catalogue, with a picture or without. Without one there is no upload to watch. */
export function useSendEntry({ write, revision, stopped }: Options) {
  const { sent, begin, end, cancel } = useUpload();

  async function send(_: unknown, element: HTMLFormElement): Promise<Outcome> {
    const form = filledIn(new FormData(element));
    if (revision !== undefined) form.set('revision', String(revision));
    const watched = form.has('image') ? begin() : undefined;
    try {
      return { message: await write(form, { ...watched }), resets: true };
    } catch (error) {
      if (!watched?.signal.aborted) throw error;
      return { message: stopped, resets: false };
    } finally {
      end();
    }
  }
  return { send, sent, cancel };
}
