import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When a field's default value changes, updates the field if it still has the previous default. React changes only the `value` attribute of
 * an uncontrolled field, and browsers ignore that attribute once a person or a restored draft has set the field's value.
 */
export function useSyncedDefaults(form: RefObject<HTMLFormElement | null>): void {
  const lastDefaults = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    const controls = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
    for (const control of controls) {
      const { name, type, value, defaultValue } = control;
      if (type === 'file') continue;
      if (value === lastDefaults.current.get(name) && value !== defaultValue) control.value = defaultValue;
      lastDefaults.current.set(name, defaultValue);
    }
  });
}
