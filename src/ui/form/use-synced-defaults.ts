import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Updates untouched fields when their default values change. React changes only the `value` attribute of an uncontrolled
 * field, which browsers ignore once a draft or a person has set its value.
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
