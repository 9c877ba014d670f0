import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserType } from 'playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/browser.mjs';

const size = { width: 640, height: 480 };

/** A browser whose camera sees what a test holds in front of it, from the moment that the camera is started. */
export interface CameraBrowser {
  browser: Browser;
  /** Takes an image as a data URI. */
  show: (image: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts one; its camera is a file of uncompressed video that Chromium plays over and over. */
export async function openCameraBrowser(type: BrowserType): Promise<CameraBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kindcrate-camera-'));
  const film = path.join(folder, 'camera.y4m');
  const executablePath = findBrowser();
  const browser = await type.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  return {
    browser,
    show: async (image) => writeFile(film, await filmOf(image)),
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Two frames of a picture on a grey ground, as YUV4MPEG2: a plane of brightness and two of no colour. */
async function filmOf(image: string): Promise<Buffer> {
  const picture = await sharp(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'), { density: 300 })
    .resize(360, 360)
    .toBuffer();
  const { width, height } = size;
  const brightness = await sharp({ create: { ...size, channels: 3, background: '#999' } })
    .composite([{ input: picture }])
    .greyscale()
    .raw()
    .toBuffer();
  const noColour = Buffer.alloc((width * height) / 2, 128);
  const frame = [Buffer.from('FRAME\n'), brightness, noColour];
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frame, ...frame]);
}
