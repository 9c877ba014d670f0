export interface IllustrationFile {
  src: string;
  /** Intrinsic size in pixels. */
  width: number;
  height: number;
}

const files = import.meta.glob<{ default: IllustrationFile }>('./illustrations/*.svg');

/**
 * Loads an illustration from `illustrations/`.
 * @throws Error if there is none with this name
 */
export async function loadIllustration(name: string): Promise<IllustrationFile> {
  const load = files[`./illustrations/${name}.svg`];
  if (!load) throw new Error(`src/assets/illustrations has no ${name}.svg`);
  return (await load()).default;
}
