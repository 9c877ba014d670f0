import { useState } from 'react';
import { flushSync } from 'react-dom';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { useCatalogCrop } from './ImageFields.tsx';

type State = { step: 'closed' | 'loading' | 'failed' } | { step: 'open'; file: File };

/** Downloads a stored image, so that another part of it can be chosen. */
export function useStoredCrop(url: string) {
  const crop = useCatalogCrop();
  const [state, setState] = useState<State>({ step: 'closed' });

  async function open(): Promise<void> {
    setState({ step: 'loading' });
    const file = await loadFile(resolveApiUrl(url));
    if (file) await crop.choose(file);
    flushSync(() => setState(file ? { step: 'open', file } : { step: 'failed' }));
  }

  function close(): void {
    flushSync(() => setState({ step: 'closed' }));
    void crop.choose(undefined);
  }

  /** @returns the chosen part of the image; undefined if nothing is cut off */
  async function cropImage(): Promise<Blob | undefined> {
    if (state.step !== 'open') return undefined;
    const part = await crop.cropPhoto(state.file);
    return part === state.file ? undefined : part;
  }

  return { step: state.step, crop, open, close, cropImage };
}

/** @returns undefined when the image cannot be loaded */
async function loadFile(url: string): Promise<File | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const blob = await response.blob();
    return new File([blob], 'picture', { type: blob.type });
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
