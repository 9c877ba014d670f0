import type { Libheif } from './libheif.ts';
import { allocateOutParameters, type OutParameters } from './out-parameters.ts';
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
  const outParameters = allocateOutParameters(heif);
  const context = heif._heif_context_alloc();
  // libheif reads from this copy while the file is open.
  const file = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, file);
  let handle = 0;
  try {
    outParameters.callChecked((errorAddress) =>
      heif._heif_context_read_from_memory_without_copy(errorAddress, context, file, bytes.length, 0),
    );
    outParameters.callChecked((errorAddress) =>
      heif._heif_context_get_primary_image_handle(errorAddress, context, outParameters.address),
    );
    handle = outParameters.readInteger(0);
    return await use(readImage(heif, outParameters, context, handle));
  } finally {
    heif._heif_image_handle_release(handle);
    heif._heif_context_free(context);
    heif._free(file);
    outParameters.free();
  }
}

function readImage(heif: Libheif, outParameters: OutParameters, context: number, handle: number): HeicImage {
  outParameters.callChecked((errorAddress) =>
    heif._heif_image_handle_get_image_tiling(errorAddress, handle, 0, outParameters.address),
  );
  const [columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = [1, 2, 3, 4, 5, 6].map(
    // The sizes are unsigned.
    (index) => outParameters.readInteger(index) >>> 0,
  );
  const item = heif._heif_image_handle_get_item_id(handle);
  return {
    ...{ columns, rows, tileWidth, tileHeight, width, height },
    isHevc: isHevc(heif, outParameters, { context, handle, item, columns, rows }),
    geometry: readGeometry(heif, outParameters, { context, item, width, height }),
    profile: readProfile(heif, outParameters, handle),
    withTile: (column, row, use) => withTile(heif, outParameters, { handle, column, row }, use),
  };
}

interface Grid {
  context: number;
  handle: number;
  item: number;
  columns: number;
  rows: number;
}

function isHevc(heif: Libheif, outParameters: OutParameters, { context, handle, item, columns, rows }: Grid): boolean {
  const typeOf = (id: number) => toFourCharacters(heif._heif_item_get_item_type(context, id));
  if (typeOf(item) !== 'grid') return typeOf(item) === 'hvc1';
  for (let index = 0; index < columns * rows; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    outParameters.callChecked((errorAddress) =>
      heif._heif_image_handle_get_grid_image_tile_id(errorAddress, handle, 0, column, row, outParameters.address),
    );
    if (typeOf(outParameters.readInteger(0)) !== 'hvc1') return false;
  }
  return true;
}

/** libheif returns the type of an item as the integer that its four characters form. */
function toFourCharacters(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes.toString('latin1');
}

function readProfile(heif: Libheif, outParameters: OutParameters, handle: number): Buffer | undefined {
  const length = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0 || length > maxProfile) return undefined;
  const address = heif._malloc(length);
  try {
    outParameters.callChecked((errorAddress) =>
      heif._heif_image_handle_get_raw_color_profile(errorAddress, handle, address),
    );
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
  outParameters: OutParameters,
  { handle, column, row }: TilePosition,
  use: (tile: Tile) => void,
): void {
  const options = heif._heif_decoding_options_alloc();
  // The second byte is `ignore_transformations`: with transformations, libheif 1.23 misplaces the tiles of cropped images.
  heif.HEAPU8[options + 1] = 1;
  let image = 0;
  try {
    outParameters.callChecked((errorAddress) =>
      heif._heif_image_handle_decode_image_tile(
        ...[errorAddress, handle, outParameters.address, colorspaceRgb, chromaInterleavedRgb, options, column, row],
      ),
    );
    image = outParameters.readInteger(0);
    const address = heif._heif_image_get_plane_readonly(image, channelInterleaved, outParameters.address);
    const width = heif._heif_image_get_width(image, channelInterleaved);
    const height = heif._heif_image_get_height(image, channelInterleaved);
    const stride = outParameters.readInteger(0);
    use({ pixels: heif.HEAPU8.subarray(address, address + stride * height), stride, width, height });
  } finally {
    heif._heif_image_release(image);
    heif._heif_decoding_options_free(options);
  }
}
