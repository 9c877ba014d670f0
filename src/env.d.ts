declare namespace App {
  interface Locals {
    /** Set by the server, which renders pages with data (src/rendering/entry.ts). */
    catalog?: import('./rendering/catalog.ts').Catalog;
  }
}

/** A boot script as it is in a page (src/layouts/boot/boot-scripts.mjs). */
declare module '*.js?boot' {
  const source: string;
  export default source;
}
