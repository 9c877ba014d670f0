import { useRef, useState } from 'react';
import { middle, squareOf } from './crop.ts';
import { cutSquare, readPicture } from './picture.ts';

/** What is known of the photo that was chosen. `unreadable`: this browser cannot decode it; the server may. */
type Chosen = { state: 'none' } | { state: 'unreadable' } | { state: 'ready'; picture: ImageBitmap };

/** A photo, and the square of it that is wanted. */
export function useCrop() {
  const reading = useRef<Promise<ImageBitmap | undefined>>(undefined);
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' });
  const [crop, setCrop] = useState(middle);

  async function choose(file: File | undefined): Promise<void> {
    const read = file && readPicture(file);
    reading.current = read;
    setChosen({ state: 'none' });
    const picture = await read;
    // Another one was chosen meanwhile.
    if (reading.current !== read) return;
    setCrop(middle);
    if (picture) setChosen({ state: 'ready', picture });
    else setChosen({ state: file ? 'unreadable' : 'none' });
  }

  /** The square as a file, or the photo as it is where this browser cannot draw it. */
  async function cut(file: File): Promise<Blob> {
    const picture = await reading.current;
    return (picture && (await cutSquare(picture, squareOf(crop, picture)))) ?? file;
  }

  return { chosen, crop, setCrop, choose, cut };
}
