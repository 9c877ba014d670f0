import { encode } from 'uqr';

/**
 * A mask prevents large areas of one color. Choosing the best of the eight masks takes ten times as long as the rest of the
 * drawing, and gains little: the random part of a code has no large areas under any mask.
 */
export const maskPattern = 0;

/** Draws a QR code, black on white with the quiet zone of four modules that scanners require. @returns a data URI */
export function drawQrCode(text: string): string {
  const { data: rows, size } = encode(text, { ecc: 'M', border: 4, maskPattern });
  const bars = rows.flatMap((row, y) => drawBars(row, y)).join('');
  const shapes = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${bars}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${shapes}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** One bar per run of black modules takes a third of the bytes of one square per module. */
function drawBars(row: boolean[], y: number): string[] {
  const modules = row.map((isBlack) => (isBlack ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`);
}
