import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Or it would fetch its binary from another host.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** What the first QR code in a picture holds; nothing when there is none. */
export async function readQrCode(picture: ImageData): Promise<string | undefined> {
  const [code] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return code?.text;
}
