import { useEffect, useRef } from 'react';

/**
 * The props of a hidden field whose value the form sends and keeps in its draft. Browsers dispatch no events for changes to
 * hidden fields, so this hook dispatches one.
 */
export function useHiddenInput(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return { ref, value, readOnly: true };
}
