import { cleanStores, type WritableAtom } from 'nanostores';

const modules = import.meta.glob<Record<string, unknown>>('../../src/stores/*.ts', { eager: true });

/** Every store of the site, including the stores inside an exported object, such as a list. */
const stores = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((value) => (isObject(value) && !isStore(value) ? Object.values(value) : [value]))
  .filter(isStore);

/** Unmounts all stores and resets them to their initial values. */
export function resetStores(): void {
  cleanStores(...stores);
  for (const $store of stores) $store.value = $store.init;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isStore(value: unknown): value is { value: unknown; init: unknown } & WritableAtom {
  return isObject(value) && 'listen' in value && 'init' in value;
}
