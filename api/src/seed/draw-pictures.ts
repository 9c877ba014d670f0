import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RenderedImage } from '../images/render-image.ts';

interface DrawnPicture {
  picture: string;
  image: RenderedImage;
}

/**
 * Renders sample pictures in a separate process. Rendering takes about 90 MB, which the server would keep although it may
 * never render an SVG again. The separate process exits with the server, even if that is killed.
 * @param folder keeps what is rendered, so that another first start need not render it again; empty for none
 * @throws when a picture cannot be rendered.
 */
export async function drawPictures(pictures: string[], folder = ''): Promise<Map<string, RenderedImage>> {
  const program = new URL('./drawing-process.ts', import.meta.url);
  // Under `node --watch`, this variable makes a child send its imports as messages.
  const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined };
  const child = fork(program, [folder, ...pictures], { env, serialization: 'advanced', execArgv: [] });
  const drawn = new Map<string, RenderedImage>();
  child.on('message', ({ picture, image }: DrawnPicture) => drawn.set(picture, image));
  const [code] = await once(child, 'close');
  if (drawn.size < pictures.length) throw new Error(`the sample pictures could not be rendered (exit code ${code})`);
  return drawn;
}
