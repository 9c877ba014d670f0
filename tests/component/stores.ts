import { cleanStores, type WritableAtom } from 'nanostores';

const modules = import.meta.glob<Record<string, unknown>>('../../src/stores/*.ts', { eager: true });

const valuesOf = (value: unknown): unknown[] => (isObject(value) && !isStore(value) ? Object.values(value) : [value]);

/** Every store of the site, including stores in exported objects, up to two levels deep. */
const stores = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap(valuesOf)
  .flatMap(valuesOf)
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
