import { onMount, type ReadableAtom } from 'nanostores';

/** Like `onMount` of nanostores, but does nothing while a page is rendered on the server. */
export function onMountInBrowser($store: ReadableAtom, start: () => undefined | (() => void)): void {
  onMount($store, () => (typeof window === 'undefined' ? undefined : start()));
}
