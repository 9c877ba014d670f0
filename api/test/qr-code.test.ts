import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode, maskPattern } from '../src/qr-code.ts';

/** Returns one gray value for each module, and the number of modules on a side. */
async function readModules(svg: Buffer): Promise<{ size: number; modules: Buffer }> {
  const { data, info } = await sharp(svg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const size = Math.round(Math.sqrt(data.length / info.channels));
  return { size, modules: Buffer.from(data.filter((_, index) => index % info.channels === 0)) };
}

function decode(uri: string): Buffer {
  return Buffer.from(uri.replace('data:image/svg+xml;base64,', ''), 'base64');
}

test("a QR code has the same modules as the encoder's own SVG, in fewer bytes", async () => {
  const text = 'https://give.example.com/redeem#abcdefghijklmnopqrstuv';
  const [drawn, encoderSvg] = [
    decode(drawQrCode(text)),
    Buffer.from(renderSVG(text, { ecc: 'M', border: 4, maskPattern, pixelSize: 1 })),
  ];
  const [{ size, modules }, expected] = [await readModules(drawn), await readModules(encoderSvg)];
  expect(size).toBe(expected.size);
  expect(modules.equals(expected.modules)).toBe(true);
  expect(drawn.length).toBeLessThan(encoderSvg.length);
});

test('a QR code has a quiet zone of four white modules', async () => {
  const { size, modules } = await readModules(decode(drawQrCode('x')));
  const isWhite = (x: number, y: number) => (modules[y * size + x] ?? 0) > 200;
  for (let position = 0; position < size; position++) {
    for (const edge of [0, 3, size - 4, size - 1])
      expect(isWhite(position, edge) && isWhite(edge, position)).toBe(true);
  }
  expect(isWhite(4, 4)).toBe(false);
});
