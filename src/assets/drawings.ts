export interface Drawing {
  src: string;
  /** Pixels of the drawing's own size. */
  width: number;
  height: number;
}

const drawings = import.meta.glob<{ default: Drawing }>('./illustrations/*.svg');

/**
 * A drawing of `illustrations/` by its name.
 * @throws Error when there is none of that name.
 */
export async function findDrawing(name: string): Promise<Drawing> {
  const load = drawings[`./illustrations/${name}.svg`];
  if (!load) throw new Error(`src/assets/illustrations has no ${name}.svg`);
  return (await load()).default;
}
