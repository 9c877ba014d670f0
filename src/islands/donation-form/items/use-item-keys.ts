import { limits } from '@kindcrate/contract/limits';
import { useState } from 'react';

/**
 * The keys of the items, in order. Fields are named after the position of their item, which changes when an earlier item is
 * removed; the key stays the same, so that React keeps what was typed.
 * @param initialCount how many items there are when the list is opened
 */
export function useItemKeys(initialCount: number) {
  const [initial] = useState(() => Math.min(initialCount, limits.orderItems));
  const [keys, setKeys] = useState(() => Array.from({ length: initial }, (_, key) => key));
  return {
    keys,
    add: () => setKeys((list) => (list.length < limits.orderItems ? [...list, Math.max(...list, initial) + 1] : list)),
    remove: (index: number) => setKeys((list) => list.toSpliced(index, 1)),
    /** Whether an item was there when the list was opened. */
    isInitial: (key: number) => key < initial,
  };
}
