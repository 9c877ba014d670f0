interface Document {
  /** Only Chromium has it, so TypeScript's library does not (https://wicg.github.io/nav-speculation/prerendering.html). */
  readonly prerendering?: boolean;
}
