interface Document {
  /**
   * Whether the page is being prerendered. Only Chromium has this property, so TypeScript's DOM library does not declare it
   * (https://wicg.github.io/nav-speculation/prerendering.html).
   */
  readonly prerendering?: boolean;
}
