interface Document {
  /** Chromium's only, so TypeScript's library lacks it (https://wicg.github.io/nav-speculation/prerendering.html). */
  readonly prerendering?: boolean;
}
