import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { libraryVersions, type RenderedImage } from '../images/render-image.ts';

/**
 * Returns an image from the folder, or renders it and stores it there. Other processes may use the folder at the same time.
 * @param source everything that the image is rendered from
 */
export async function renderWithCache(
  folder: string,
  source: string,
  render: () => Promise<RenderedImage>,
): Promise<RenderedImage> {
  const file = path.join(folder, createHash('sha256').update(readRendererVersion()).update(source).digest('hex'));
  if (existsSync(file)) return deserialize(readFileSync(file));
  const image = await render();
  mkdirSync(folder, { recursive: true });
  // Renaming is atomic, so another process never reads half an image.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, serialize(image));
  renameSync(unfinished, file);
  return image;
}

/** Returns a string that changes when the code that renders images or a version of its libraries changes. */
function readRendererVersion(): string {
  return `${readFileSync(new URL('../images/render-image.ts', import.meta.url))}${libraryVersions}`;
}
