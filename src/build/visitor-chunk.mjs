// @ts-check

/**
 * Puts the modules that light elements share into one file, because a visitor waits for every request. A module that only
 * one element needs stays in the file of that element. Islands may import the shared file too.
 * @type {import('vite').Rolldown.CodeSplittingGroup}
 */
export const visitorChunk = {
  name: (id, context) => (countElements(id, context) > 1 ? 'visitor' : null),
};

/**
 * Counts the light elements that import a module, directly or through other modules.
 * @param {string} id
 * @param {import('vite').Rolldown.ChunkingContext} context
 */
function countElements(id, context) {
  const importers = new Set([id]);
  let elements = 0;
  // The loop also visits what it adds.
  for (const importer of importers) {
    const module = context.getModuleInfo(importer);
    if (module?.isEntry && importer.includes('/src/elements/')) elements += 1;
    for (const outer of module?.importers ?? []) importers.add(outer);
  }
  return elements;
}
