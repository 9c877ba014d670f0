import { limits } from '@kindcrate/contract/limits';

/** A chosen file that is not an image of the organization yet. */
export interface NewImage {
  _id: string;
  /** The name of the file. */
  title: string;
  file: File;
  /** `refused`: the image can never be sent, because the file is too large. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Why the image was refused, or could not be sent. */
  message?: string | undefined;
  /** What is wrong with the text alternative. */
  altError?: string | undefined;
}

interface AddedFiles {
  images: NewImage[];
  /** How many files were left out, because the organization cannot have that many images. */
  leftOut: number;
}

/**
 * Adds chosen files to the list. A file that is too large is listed too, so that the person sees which one it is.
 * @param room how many more images the organization can have
 */
export function addFiles(
  images: readonly NewImage[],
  files: readonly File[],
  room: number,
  tooLarge: string,
): AddedFiles {
  const accepted = files.slice(0, Math.max(0, room));
  const added = accepted.map((file): NewImage => {
    const base = { _id: crypto.randomUUID(), title: file.name, file };
    return file.size > limits.image.bytes
      ? { ...base, state: 'refused', message: tooLarge }
      : { ...base, state: 'waiting' };
  });
  return { images: [...images, ...added], leftOut: files.length - accepted.length };
}

/** Changes one image of the list. */
export function updateImage(images: readonly NewImage[], id: string, changes: Partial<NewImage>): NewImage[] {
  return images.map((image) => (image._id === id ? { ...image, ...changes } : image));
}

export const isSendable = ({ state }: NewImage) => state !== 'refused';
