export interface Drawing {
  src: string;
  /** Intrinsic size in pixels. */
  width: number;
  height: number;
}

const drawings = import.meta.glob<{ default: Drawing }>('./illustrations/*.svg');

/**
 * Loads a drawing from `illustrations/`.
 * @throws Error if there is none with this name
 */
export async function loadDrawing(name: string): Promise<Drawing> {
  const load = drawings[`./illustrations/${name}.svg`];
  if (!load) throw new Error(`src/assets/illustrations has no ${name}.svg`);
  return (await load()).default;
}
