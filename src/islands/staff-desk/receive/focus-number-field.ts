/**
 * Moves the focus to the field for the order number, ready for the next scan. Not on a touch screen, where the virtual keyboard would cover
 * the parcel.
 */
export function focusNumberField(input: HTMLInputElement | null): void {
  if (matchMedia('(pointer: fine)').matches) input?.focus();
}
