declare namespace App {
  interface Locals {
    /** Set by the server, which renders pages with data (src/rendering/entry.ts). */
    catalog?: import('./rendering/catalog.ts').Catalog;
  }
}
