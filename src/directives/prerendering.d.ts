interface Document {
  /**
   * Only Chromium implements it, so TypeScript's DOM library does not declare it
   * (https://wicg.github.io/nav-speculation/prerendering.html).
   */
  readonly prerendering?: boolean;
}
