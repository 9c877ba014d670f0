import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

/** The copy of one page or of the frame. English until there is a second locale. */
export async function copyOf<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, 'en');
  if (!entry) throw new Error(`src/content/en has no file for "${name}"`);
  return entry.data;
}
