import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

/** Returns the copy of a page or of the frame. English, until there is a second locale. */
export async function getCopy<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, 'en');
  if (!entry) throw new Error(`src/content/en has no file for "${name}"`);
  return entry.data;
}
