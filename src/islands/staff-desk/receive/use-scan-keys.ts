import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { addPieces, moveSelection } from '../../../lib/parcel.ts';
import { changeParcel, putAside } from '../../../stores/receiving.ts';
import { undoReceiving } from '../../../stores/shift.ts';

/**
 * Returns the action of a key while the field for the order number is empty; undefined if the key has none. No key with an action
 * can begin an order number or the link in a label's QR code.
 */
function actionOf(key: string, defaultReason: string): (() => void) | undefined {
  if (key === '+' || key === '=') return () => changeParcel((parcel) => addPieces(parcel, 1, defaultReason));
  if (key === '-') return () => changeParcel((parcel) => addPieces(parcel, -1, defaultReason));
  if (key === 'ArrowDown') return () => changeParcel((parcel) => moveSelection(parcel, 1));
  if (key === 'ArrowUp') return () => changeParcel((parcel) => moveSelection(parcel, -1));
  if (key === 'Escape') return putAside;
  if (key === 'z') return () => void undoReceiving();
  return undefined;
}

/**
 * Handles the keys of the field for the order number. A hand scanner acts as a keyboard: the first character that it types
 * outside of a field moves the focus to this field. Otherwise, the Enter key at the end of a scan could press a button.
 * @param defaultReason the reason for an item of which no pieces are received
 */
export function useScanKeys(input: RefObject<HTMLInputElement | null>, defaultReason: string) {
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog');
      if (/^[\da-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey && !isTyping) input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);

  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape' && currentTarget.value !== '') {
      currentTarget.value = '';
      return;
    }
    const action = currentTarget.value === '' ? actionOf(key, defaultReason) : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
}
