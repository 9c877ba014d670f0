/** The copy of a page, before the site's schemas have filled in defaults and parsed dates. */
declare module '*.yaml' {
  const copy: unknown;
  export default copy;
}

/** The source and size of each illustration, by name. */
declare module 'virtual:illustrations' {
  const illustrations: Record<string, { src: string; width: number; height: number }>;
  export default illustrations;
}

/** The markup inside the SVG element of each icon, by name. The element needs the viewBox `0 0 24 24`. */
declare module 'virtual:icons' {
  const iconMarkup: Record<string, string>;
  export default iconMarkup;
}
