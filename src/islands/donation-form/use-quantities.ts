import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds to wait after the last key press, so that a screen reader does not interrupt typing. */
const delay = 400;
const quantityFields = 'input[name=quantity], input[name^="items."][name$=".quantity"]';

/** The values of the quantity fields of all items, as typed, one on each line. Removing an item dispatches `input`, too. */
export function useQuantities(root: RefObject<HTMLElement | null>): string {
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const form = root.current?.querySelector('input')?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const fields = form.querySelectorAll<HTMLInputElement>(quantityFields);
      setTyped([...fields].map(({ value }) => value).join('\n'));
    };
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, delay);
    };
    update();
    form.addEventListener('input', updateSoon);
    // `reset` is dispatched before the values change, so they cannot be read yet.
    form.addEventListener('reset', updateSoon);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', updateSoon);
      form.removeEventListener('reset', updateSoon);
    };
  }, [root]);

  return typed;
}
