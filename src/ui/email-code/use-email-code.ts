import { useLayoutEffect, useState } from 'react';
import { takeEmailCode } from '../../lib/email-code.ts';

/**
 * The code in the emailed link that opened this page; undefined before hydration, `missing` if the link has none. It is read in a
 * layout effect, so that a submit from before hydration is replayed with the code.
 * @param isCode checks the format of the code, by default that of an email code; must not change between renders
 */
export function useEmailCode(isCode?: (code: string) => boolean): string | undefined {
  const [code, setCode] = useState<string>();
  useLayoutEffect(() => {
    const takeCode = () => {
      const taken = takeEmailCode(isCode);
      // React may run the effect twice in development, but the URL has the code only once.
      setCode((earlier) => taken ?? earlier ?? 'missing');
    };
    takeCode();
    // A link that is opened in a tab that already shows this page changes only the fragment, so the browser does not load the page again.
    addEventListener('hashchange', takeCode);
    return () => removeEventListener('hashchange', takeCode);
  }, [isCode]);
  return code;
}
