import { useLayoutEffect, useState } from 'react';
import { takeEmailCode } from '../../lib/email-code.ts';

/**
 * The code in the emailed link that opened this page; undefined before hydration, `missing` if the link has none. A layout effect
 * reads the code, so that it is available when a submit from before hydration is replayed.
 * @param isCode checks the format of the code, by default that of an email code; must not change between renders
 */
export function useEmailCode(isCode?: (code: string) => boolean): string | undefined {
  const [code, setCode] = useState<string>();
  useLayoutEffect(() => {
    const takeCode = () => {
      const taken = takeEmailCode(isCode);
      // In development, React may run the effect twice, but only the first run finds the code, because it removes the code from the URL.
      setCode((earlier) => taken ?? earlier ?? 'missing');
    };
    takeCode();
    // A link that is opened in a tab that already shows this page changes only the fragment, so the browser does not load the page again.
    addEventListener('hashchange', takeCode);
    return () => removeEventListener('hashchange', takeCode);
  }, [isCode]);
  return code;
}
