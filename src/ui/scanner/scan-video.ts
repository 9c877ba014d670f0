import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// By default ZXing downloads its binary from a CDN, which the content security policy blocks.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

interface Options {
  /** Called with the text of each code. Returns whether to end the scan. */
  accept: (text: string) => boolean;
  /** Milliseconds between two scans. */
  interval: number;
  signal: AbortSignal;
}

/** The maximum length of the scanned image's longer side, in pixels: enough for a QR code that takes up a third of that side. */
const maxSide = 960;

/** Scans a video for QR codes until `accept` ends the scan or the signal aborts. */
export async function scanVideo(video: HTMLVideoElement, { accept, interval, signal }: Options): Promise<void> {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  while (!signal.aborted) {
    const text = await readQrCode(captureFrame(video, context));
    if (signal.aborted || (text !== undefined && accept(text))) return;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

function captureFrame(video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData {
  const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.ceil(video.videoWidth * scale), Math.ceil(video.videoHeight * scale)];
  Object.assign(context.canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** @returns the text of the first QR code in the image */
async function readQrCode(image: ImageData): Promise<string | undefined> {
  const [code] = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return code?.text;
}
