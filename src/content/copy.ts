import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CopyOverrides } from '@kindcrate/contract/copy-fields';
import { applyOverrides } from './desk/overrides.ts';

/** The published copy with which one page is rendered, and a record of the copy files that the page uses. */
export interface CopyContext {
  /** The values that the desk has published to replace those in the files, keyed by file name. */
  overrides: Partial<Record<string, CopyOverrides>>;
  /** The names of the files that the page has used so far. */
  used: Set<string>;
}

/** The context of the page that is being rendered. Components anywhere on the page can read copy without being passed the context. */
export const copyContext = new AsyncLocalStorage<CopyContext>();

/** Returns the copy of a page or of the frame, as the desk has published it. English, until there is a second locale. */
export async function getCopy<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const context = copyContext.getStore();
  context?.used.add(name);
  const defaults = await getDefaultCopy(name);
  const overrides = context?.overrides[name];
  return overrides ? applyOverrides(name, defaults, overrides).copy : defaults;
}

/** Returns the copy of the file, without the values that the desk has published. */
export async function getDefaultCopy<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, 'en');
  if (!entry) throw new Error(`src/content/en has no file for "${name}"`);
  return entry.data;
}
