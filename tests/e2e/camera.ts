import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/browser.mjs';

const size = { width: 640, height: 480 };

/**
 * Opens a browser whose camera shows a picture, slightly rotated, as if held by hand.
 * @param picture a data URI
 * @param file where to write the video that the camera plays
 */
export async function openBrowserWithCamera(picture: string, file: string): Promise<Browser> {
  await writeFile(file, await toVideo(Buffer.from(picture.split(',')[1] ?? '', 'base64')));
  return chromium.launch({
    ...findBrowser(),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
}

/** A Y4M video of one picture, which Chromium plays in a loop (https://wiki.multimedia.cx/index.php/YUV4MPEG2). */
async function toVideo(picture: Buffer): Promise<Buffer> {
  const rotated = await sharp(picture, { density: 600 })
    .resize(300, 300)
    .rotate(8, { background: '#888' })
    .png()
    .toBuffer();
  const scene = sharp({ create: { ...size, channels: 3, background: '#888' } }).composite([{ input: rotated }]);
  const gray = await sharp(await scene.png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer();
  // C420 stores two color values for every four pixels; 128 is gray.
  const neutralColor = Buffer.alloc((size.width * size.height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), gray, neutralColor]);
  const header = `YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(header), frame]);
}
