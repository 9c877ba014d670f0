import { readQrCode } from './read-qr-code.ts';

interface Options {
  take: (text: string) => boolean;
  /** Milliseconds. */
  pause: number;
  signal: AbortSignal;
}

/** Pixels of the wider side that is looked at: enough for a code that fills a third of the picture. */
const widest = 960;

/** Looks at a video until a code is taken or the signal ends it. */
export async function scanVideo(video: HTMLVideoElement, { take, pause, signal }: Options): Promise<void> {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives no canvas to read from');
  while (!signal.aborted) {
    const text = await readQrCode(grab(video, context));
    if (signal.aborted || (text !== undefined && take(text))) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function grab(video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData {
  const scale = Math.min(1, widest / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.ceil(video.videoWidth * scale), Math.ceil(video.videoHeight * scale)];
  Object.assign(context.canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
