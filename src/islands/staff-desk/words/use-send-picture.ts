import { fieldAt } from '../../../lib/copy-fields.ts';
import type { CopyPath } from '../../../lib/copy-values.ts';
import { addCopyPicture } from '../../../stores/staff-copy-actions.ts';
import type { Outcome } from '../../../ui/form/form-state.ts';
import { useUpload } from '../../../ui/upload-progress/use-upload.ts';
import type { Editor } from './editor.ts';

interface Options {
  /** The path of the picture field. */
  path: CopyPath;
  editor: Editor;
  cropPhoto: (file: File) => Promise<Blob>;
  /** Called when the picture is in the draft. */
  onSent: () => void;
}

interface Body {
  image?: unknown;
  alt?: string | undefined;
}

/** Uploads the chosen picture, and puts it and its text alternative into the draft. */
export function useSendPicture({ path, editor, cropPhoto, onSent }: Options) {
  const { progress, begin, end, cancel } = useUpload();
  const altPath = pathOfAlt(path, editor);

  async function send({ image, alt }: Body): Promise<Outcome> {
    const upload = begin();
    try {
      if (!(image instanceof File)) throw new TypeError('The value of the image field is not a file');
      const { message, value } = await addCopyPicture(await cropPhoto(image), upload);
      editor.change(path, value);
      if (altPath && alt !== undefined) editor.change(altPath, alt);
      editor.announce(message);
      onSent();
      return { message, resetsForm: false };
    } catch (error) {
      if (!upload.signal.aborted) throw error;
      return { message: editor.copy.picture.uploadCanceled, resetsForm: false };
    } finally {
      end();
    }
  }
  return { altPath, send, progress, cancel };
}

/** A picture's text alternative has a field of its own in the same group, named like the picture's field with `Alt` at the end. */
function pathOfAlt(path: CopyPath, { root }: Editor): CopyPath | undefined {
  const altPath = [...path.slice(0, -1), `${path.at(-1)}Alt`];
  return fieldAt(root, altPath) && altPath;
}
