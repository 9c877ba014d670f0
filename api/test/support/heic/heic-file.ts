import { readFileSync } from 'node:fs';

// Writes HEIC files that no available encoder writes: grids of tiles, as phones produce them, and files that state a wrong size.

/** Reads one of the files in api/test/fixtures/heic. */
export const readHeic = (name: string): Buffer => readFileSync(new URL(`../../fixtures/heic/${name}`, import.meta.url));

interface Grid {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Properties that turn, mirror or crop the image, in the order in which a reader applies them. */
  transformations?: Buffer[];
  /** The HEIF item type of the tiles. */
  tileType?: string;
  tile?: { file: string; width: number; height: number };
}

const ascii = (text: string) => Buffer.from(text, 'latin1');
const bytes = (...values: number[]) => Buffer.from(values);
const shorts = (...values: number[]) => Buffer.concat(values.map((value) => bytes(value >> 8, value & 0xff)));

function longs(...values: number[]): Buffer {
  const written = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    written.writeUInt32BE(value, 4 * index);
  });
  return written;
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([longs(8 + body.length), ascii(type), body]);
}

/** A box with a version and flags. */
const fullBox = (type: string, version: number, flags: number, ...content: Buffer[]) =>
  box(type, bytes(version, 0, 0, flags), ...content);

/** A rotation by quarter turns, counterclockwise. */
export const rotation = (turns: number) => box('irot', bytes(turns));
/** Mirrors from top to bottom (0) or from left to right (1). */
export const mirroring = (axis: 0 | 1) => box('imir', bytes(axis));
/** Crops the image to its center. */
export const centerCrop = (width: number, height: number) => box('clap', longs(width, 1, height, 1, 0, 1, 0, 1));

/** Returns the first box at the end of a path of box types, with its header. */
function findBox(file: Buffer, [type = '', ...rest]: string[]): Buffer {
  for (let offset = 0; offset < file.length; ) {
    const end = offset + file.readUInt32BE(offset);
    const found = file.subarray(offset, end);
    // `meta` has a version and flags before its boxes.
    if (found.toString('latin1', 4, 8) === type)
      return rest.length ? findBox(found.subarray(type === 'meta' ? 12 : 8), rest) : found;
    offset = end;
  }
  throw new Error(`The file has no box ${type}`);
}

const noise = { file: 'tile.heic', width: 512, height: 512 };

/** Writes an image of many tiles, like the photos of phones. All tiles are the same, so the file is small. */
export function gridHeic({
  width,
  height,
  columns,
  rows,
  transformations = [],
  tileType = 'hvc1',
  tile: sourceTile = noise,
}: Grid): Buffer {
  const tile = readHeic(sourceTile.file);
  const data = findBox(tile, ['mdat']).subarray(8);
  const tileIds = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const grid = Buffer.concat([bytes(0, 1, rows - 1, columns - 1), longs(width, height)]);
  const item = (id: number, type: string, flags: number) =>
    fullBox('infe', 2, flags, shorts(id, 0), ascii(`${type}\0`));
  const items = [item(1, 'grid', 0), ...tileIds.map((id) => item(id, tileType, 1))];
  const sizes = [longs(sourceTile.width, sourceTile.height), longs(width, height)].map((size) =>
    fullBox('ispe', 0, 0, size),
  );
  const gridProperties = [3, ...transformations.map((_, index) => 0x80 + 4 + index)];
  const associations = [
    Buffer.concat([shorts(1), bytes(gridProperties.length, ...gridProperties)]),
    ...tileIds.map((id) => Buffer.concat([shorts(id), bytes(2, 0x81, 2)])),
  ];
  const properties = box(
    'iprp',
    box('ipco', findBox(tile, ['meta', 'iprp', 'ipco', 'hvcC']), ...sizes, ...transformations),
    fullBox('ipma', 0, 0, longs(associations.length), ...associations),
  );
  const meta = (dataOffset: number) =>
    fullBox(
      'meta',
      ...([0, 0] as const),
      fullBox('hdlr', 0, 0, longs(0), ascii('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, shorts(1)),
      fullBox('iinf', 0, 0, shorts(items.length), ...items),
      fullBox('iref', 0, 0, box('dimg', shorts(1, tileIds.length, ...tileIds))),
      properties,
      fullBox(
        'iloc',
        ...([1, 0] as const),
        ...[bytes(0x44, 0), shorts(items.length), shorts(1, 1, 0, 1), longs(0, grid.length)],
        ...tileIds.map((id) => Buffer.concat([shorts(id, 0, 0, 1), longs(dataOffset, data.length)])),
      ),
      box('idat', grid),
    );
  const type = box('ftyp', ascii('heic'), longs(0), ascii('mif1heic'));
  return Buffer.concat([type, meta(type.length + meta(0).length + 8), box('mdat', data)]);
}

/** Changes the size that the file of a single image states, so that it differs from the size of its data. */
export function withStatedSize(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file);
  longs(width, height).copy(changed, changed.indexOf('ispe') + 8);
  return changed;
}
