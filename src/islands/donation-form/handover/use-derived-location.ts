import { type RefObject, useLayoutEffect } from 'react';
import { formatTypedAddress, readAddress, type TypedAddress } from './read-handover.ts';

/**
 * Shows the address of a collection in the form's location field, on one line, and makes the field read-only. What was typed there before
 * is restored when the goods are no longer to be collected.
 * @param remembered the address of the last collection, if the form has filled it in
 */
export function useDerivedLocation(
  form: RefObject<HTMLFormElement | null>,
  isDerived: boolean,
  remembered: TypedAddress | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: browsers dispatch no event when the form fills in `remembered`
  useLayoutEffect(() => {
    const element = form.current;
    const location = element?.elements.namedItem('location');
    if (!isDerived || !element || !(location instanceof HTMLInputElement)) return undefined;
    const typed = location.value;
    const update = () => {
      location.value = formatTypedAddress(readAddress({ get: (name) => inputValue(element, name) }));
    };
    update();
    location.readOnly = true;
    element.addEventListener('input', update);
    return () => {
      element.removeEventListener('input', update);
      location.readOnly = false;
      location.value = typed || location.value;
    };
  }, [form, isDerived, remembered]);
}

function inputValue(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input.value : '';
}
