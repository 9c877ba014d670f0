declare namespace App {
  interface Locals {
    /** Set when the server renders a page (src/rendering/entry.ts); undefined in development (src/rendering/catalog.ts). */
    catalog?: import('./rendering/catalog.ts').Catalog;
  }
}

/** The URL of the font file that every page loads (src/build/headline-font.mjs). */
declare module 'virtual:headline-font' {
  const url: string;
  export default url;
}

/** The package has no types, and the types in DefinitelyTyped lack these options. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, number>;
    /** OpenType features; all others are removed. */
    keepFeatures: string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}

/** A boot script as a page contains it (src/layouts/boot/boot-scripts.mjs). */
declare module '*.js?boot' {
  const source: string;
  export default source;
}
