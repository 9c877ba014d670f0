import type { CopyValues } from '@kindcrate/contract/copy-fields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewCopy } from '../../../stores/staff-copy-actions.ts';
import { type PreviewDocument, toPreviewDocument } from '../preview/preview-document.ts';

/** How long after the last change the preview is rendered, in ms. */
const delay = 700;

interface Preview {
  /** The latest page that was rendered. */
  page: (PreviewDocument & { serial: number; values: CopyValues }) | undefined;
  /** The size of the compressed page, in bytes. */
  size: number;
  /** The limit for `size`. */
  maxSize: number;
  state: 'loading' | 'ready' | 'failed';
}

/** Renders a page with the values of the editor, shortly after each change. The last page stays until the next one has been rendered. */
export function usePreview(name: string, values: CopyValues) {
  const [preview, setPreview] = useState<Preview>({ page: undefined, size: 0, maxSize: 0, state: 'loading' });
  /** The number of the latest request. Replies to earlier requests are dropped. */
  const serial = useRef(0);

  const load = useEffectEvent(async () => {
    const requestSerial = ++serial.current;
    setPreview((last) => ({ ...last, state: 'loading' }));
    try {
      const { html, bytes, maxBytes } = await previewCopy(name, values);
      if (requestSerial !== serial.current) return;
      setPreview({
        page: { ...toPreviewDocument(html, location.origin), serial: requestSerial, values },
        size: bytes,
        maxSize: maxBytes,
        state: 'ready',
      });
    } catch (error) {
      console.error(error);
      if (requestSerial === serial.current) setPreview((last) => ({ ...last, state: 'failed' }));
    }
  });

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page or its values renders the preview again
  useEffect(() => {
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : delay);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [name, values]);

  const [retryCount, setRetryCount] = useState(0);
  useEffect(() => {
    if (retryCount > 0) void load();
  }, [retryCount]);
  return { ...preview, retry: () => setRetryCount((count) => count + 1) };
}
