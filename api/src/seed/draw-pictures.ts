import { fork } from 'node:child_process';
import { on } from 'node:events';
import type { RenderedImage } from '../images/render-image.ts';

interface DrawnPicture {
  picture: string;
  image: RenderedImage;
}

/**
 * Renders sample pictures in a separate process. Rendering takes about 90 MB, which the server would keep although it may
 * never render an SVG again. The separate process exits with the server, even if the server is killed.
 * @param folder where rendered pictures are cached, so that the next server with an empty database does not have to render them again
 * @param store called for one picture at a time. The process waits until the picture is stored: if all pictures arrived at
 * the same time, the server would never free the memory that they take either.
 * @throws when a picture cannot be rendered or stored.
 */
export async function drawPictures(
  pictures: string[],
  folder: string | undefined,
  store: (picture: string, image: RenderedImage) => Promise<void>,
): Promise<void> {
  const program = new URL('./drawing-process.ts', import.meta.url);
  // Under `node --watch`, this variable makes a child send its imports as messages.
  const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined };
  const child = fork(program, [folder ?? '', ...pictures], { env, serialization: 'advanced', execArgv: [] });
  let stored = 0;
  try {
    for await (const [{ picture, image }] of on(child, 'message', { close: ['close'] }) as AsyncIterable<
      [DrawnPicture]
    >) {
      await store(picture, image);
      stored++;
      // The callback receives the error if the process has just ended, which is reported below.
      child.send('stored', () => {});
    }
  } finally {
    child.kill();
  }
  if (stored < pictures.length)
    throw new Error(`the sample pictures could not be rendered (exit code ${child.exitCode})`);
}
