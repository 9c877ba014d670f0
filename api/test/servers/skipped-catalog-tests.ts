/** The tests of the catalog and of the site's copy that `npm run test:servers` skips, in the format of skipped-tests.ts. */
export const skippedCatalogTests = {
  'catalog/places': {
    memory: ['a volunteer enters the place of their organization, and it is public immediately'],
  },
  'catalog/previews': {
    memory: [
      'a preview of an entry stores nothing, and visitors see no change',
      'a preview shows a changed brand instead of the stored one, in the list and on its own page',
    ],
  },
  'catalog/routes': {
    clock: ['GET /api/brands shows an edit made by another server within 5 seconds'],
    proxy: ['replies with 404 to an unknown id'],
  },
  'catalog/staff-organization-routes': {
    memory: ['a new organization has a card image, is last in the list, and is shown to everyone immediately'],
  },
  'catalog/staff-routes': {
    memory: [
      'edits the title, keeps the image, and shows the new title to everyone immediately',
      'hides an entry from the public immediately, and shows it again',
    ],
  },
  'catalog/visibility': {
    memory: ['hide an entry as soon as its hide date begins'],
  },
  'copy/pictures': {
    memory: ['an uploaded picture is shown in the preview and on the published page, and the history shows its size'],
  },
  'copy/published-pages': {
    memory: [
      'a page is served as it was built until its copy is changed, and again after the copy is changed back',
      'a page that the server renders with data also contains published copy',
      'the not-found page and the files that scripts read also contain published copy',
    ],
  },
};
