import type CrateMark from './illustrations/crate-mark.svg';

/** A component that renders the illustration into the page, with its URL and its size in pixels for use in an `<img>`. */
type Illustration = typeof CrateMark;

const files = import.meta.glob<{ default: Illustration }>('./illustrations/*.svg');

/**
 * Loads an illustration from `illustrations/`.
 * @throws Error if there is none with this name
 */
export async function loadIllustration(name: string): Promise<Illustration> {
  const load = files[`./illustrations/${name}.svg`];
  if (!load) throw new Error(`src/assets/illustrations has no ${name}.svg`);
  return (await load()).default;
}
