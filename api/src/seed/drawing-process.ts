import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RenderedImage } from '../images/render-image.ts';

interface Drawn {
  picture: string;
  image: RenderedImage;
}

/**
 * Draws sample pictures in a process of its own: what drawing takes, some 90 MB, goes with it and does not stay with
 * a server that may never draw again. It ends when this process does.
 * @throws when one cannot be drawn.
 */
export async function drawPictures(pictures: string[]): Promise<Map<string, RenderedImage>> {
  const program = new URL('./draw-pictures.ts', import.meta.url);
  // Under `node --watch` the child would send us, by this setting, what it imports.
  const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined };
  const child = fork(program, pictures, { env, serialization: 'advanced', execArgv: [] });
  const drawn = new Map<string, RenderedImage>();
  child.on('message', ({ picture, image }: Drawn) => drawn.set(picture, image));
  const [code] = await once(child, 'close');
  if (drawn.size < pictures.length) throw new Error(`the sample pictures could not be drawn (exit code ${code})`);
  return drawn;
}
