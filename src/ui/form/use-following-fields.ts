import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets the fields of a form follow what it begins with, when that changes while it is open. React changes only what a reset
 * leads back to. What somebody typed stays.
 */
export function useFollowingFields(form: RefObject<HTMLFormElement | null>): void {
  const begun = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    for (const control of form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ??
      []) {
      const { name, type, value, defaultValue } = control;
      if (type === 'file') continue;
      if (value === begun.current.get(name) && value !== defaultValue) control.value = defaultValue;
      begun.current.set(name, defaultValue);
    }
  });
}
