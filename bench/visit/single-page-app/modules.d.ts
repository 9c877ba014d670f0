/** The copy of a page, before the site's schemas have filled in defaults and parsed dates. */
declare module '*.yaml' {
  const copy: unknown;
  export default copy;
}

declare module 'virtual:illustrations' {
  const files: Record<string, { src: string; width: number; height: number }>;
  export default files;
}

/** The content of an SVG element with the viewBox `0 0 24 24`, by icon name. */
declare module 'virtual:icons' {
  const bodies: Record<string, string>;
  export default bodies;
}
