import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds to wait after the last key press, so that a screen reader does not interrupt typing. */
const delay = 400;

/** The value of the input inside an element, whether it was typed, restored or reset. */
export function useInputValue(root: RefObject<HTMLElement | null>): string {
  const [value, setValue] = useState('');

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const form = input?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => setValue(input.value);
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, delay);
    };
    update();
    input.addEventListener('input', updateSoon);
    // `reset` is dispatched before the values change, so they cannot be read yet.
    form.addEventListener('reset', updateSoon);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', updateSoon);
      form.removeEventListener('reset', updateSoon);
    };
  }, [root]);

  return value;
}
