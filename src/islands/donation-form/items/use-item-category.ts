import { type RefObject, useEffect, useState } from 'react';

/** The category that is chosen for an item. Empty if none is chosen, or while the form does not ask for one. */
export function useItemCategory(field: RefObject<HTMLElement | null>, index: number): string {
  const [category, setCategory] = useState('');
  useEffect(() => {
    const form = field.current?.querySelector('input')?.form;
    if (!form) return;
    const update = () =>
      setCategory(form.querySelector<HTMLSelectElement>(`[name="items.${index}.category"]`)?.value ?? '');
    update();
    form.addEventListener('input', update);
    return () => form.removeEventListener('input', update);
  }, [field, index]);
  return category;
}
