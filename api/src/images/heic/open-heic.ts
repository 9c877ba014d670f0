import { type CCalls, openCCalls } from './c-calls.ts';
import type { Libheif } from './libheif.ts';
import { type Geometry, readGeometry } from './read-geometry.ts';
import type { Tile } from './shrink-tiles.ts';

/** An opened HEIC file. Its pixels are as they were encoded: not rotated, mirrored or cropped yet. */
export interface HeicImage {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  width: number;
  height: number;
  /** Whether the image is encoded with HEVC, or is a grid of tiles that are all encoded with HEVC. No other image is decoded. */
  isHevc: boolean;
  geometry: Geometry;
  /** The ICC profile, unless it is so large that it cannot be one. */
  profile: Buffer | undefined;
  /** Decodes a tile and passes it to `use`. The memory of the tile is valid only during that call. */
  withTile(column: number, row: number, use: (tile: Tile) => void): void;
}

/** Bytes. Profiles from cameras are smaller than 4,000. */
const maxProfile = 1_000_000;
/** Constants of libheif. */
const colorspaceRgb = 1;
const chromaInterleavedRgb = 10;
const channelInterleaved = 10;

/**
 * Opens the primary image of a HEIC file, and frees its memory when `use` has finished.
 * @throws HeifError
 */
export async function openHeic<T>(heif: Libheif, bytes: Buffer, use: (image: HeicImage) => Promise<T>): Promise<T> {
  const calls = openCCalls(heif);
  const context = heif._heif_context_alloc();
  // libheif reads from this copy while the file is open.
  const file = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, file);
  let handle = 0;
  try {
    calls.check((result) => heif._heif_context_read_from_memory_without_copy(result, context, file, bytes.length, 0));
    calls.check((result) => heif._heif_context_get_primary_image_handle(result, context, calls.out));
    handle = calls.read(0);
    return await use(readImage(heif, calls, context, handle));
  } finally {
    heif._heif_image_handle_release(handle);
    heif._heif_context_free(context);
    heif._free(file);
    calls.free();
  }
}

function readImage(heif: Libheif, calls: CCalls, context: number, handle: number): HeicImage {
  calls.check((result) => heif._heif_image_handle_get_image_tiling(result, handle, 0, calls.out));
  const [columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = [1, 2, 3, 4, 5, 6].map(
    // The sizes are unsigned.
    (index) => calls.read(index) >>> 0,
  );
  const item = heif._heif_image_handle_get_item_id(handle);
  return {
    ...{ columns, rows, tileWidth, tileHeight, width, height },
    isHevc: isHevc(heif, calls, { context, handle, item, columns, rows }),
    geometry: readGeometry(heif, calls, { context, item, width, height }),
    profile: readProfile(heif, calls, handle),
    withTile: (column, row, use) => withTile(heif, calls, { handle, column, row }, use),
  };
}

interface Grid {
  context: number;
  handle: number;
  item: number;
  columns: number;
  rows: number;
}

function isHevc(heif: Libheif, calls: CCalls, { context, handle, item, columns, rows }: Grid): boolean {
  const typeOf = (id: number) => toFourCharacters(heif._heif_item_get_item_type(context, id));
  if (typeOf(item) !== 'grid') return typeOf(item) === 'hvc1';
  for (let index = 0; index < columns * rows; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    calls.check((result) => heif._heif_image_handle_get_grid_image_tile_id(result, handle, 0, column, row, calls.out));
    if (typeOf(calls.read(0)) !== 'hvc1') return false;
  }
  return true;
}

/** libheif returns the type of an item as the integer that its four characters form. */
function toFourCharacters(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes.toString('latin1');
}

function readProfile(heif: Libheif, calls: CCalls, handle: number): Buffer | undefined {
  const length = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0 || length > maxProfile) return undefined;
  const address = heif._malloc(length);
  try {
    calls.check((result) => heif._heif_image_handle_get_raw_color_profile(result, handle, address));
    return Buffer.from(heif.HEAPU8.slice(address, address + length));
  } finally {
    heif._free(address);
  }
}

interface TilePosition {
  handle: number;
  column: number;
  row: number;
}

function withTile(
  heif: Libheif,
  calls: CCalls,
  { handle, column, row }: TilePosition,
  use: (tile: Tile) => void,
): void {
  const options = heif._heif_decoding_options_alloc();
  // The second byte is `ignore_transformations`: with transformations, libheif 1.23 misplaces the tiles of cropped images.
  heif.HEAPU8[options + 1] = 1;
  let image = 0;
  try {
    const { out } = calls;
    calls.check((result) =>
      heif._heif_image_handle_decode_image_tile(
        ...[result, handle, out, colorspaceRgb, chromaInterleavedRgb, options, column, row],
      ),
    );
    image = calls.read(0);
    const address = heif._heif_image_get_plane_readonly(image, channelInterleaved, out);
    const width = heif._heif_image_get_width(image, channelInterleaved);
    const height = heif._heif_image_get_height(image, channelInterleaved);
    const stride = calls.read(0);
    use({ pixels: heif.HEAPU8.subarray(address, address + stride * height), stride, width, height });
  } finally {
    heif._heif_image_release(image);
    heif._heif_decoding_options_free(options);
  }
}
