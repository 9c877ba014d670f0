import type { Libheif } from './libheif.ts';
import { mirror, type Orientation, turn, upright } from './orientation.ts';
import type { OutParameters } from './out-parameters.ts';
import type { Area } from './shrink-tiles.ts';

/** How the pixels of a file become the upright image: the area is cut out, and then rotated and mirrored. */
export interface Geometry {
  area: Area;
  orientation: Orientation;
}

interface Item {
  context: number;
  item: number;
  width: number;
  height: number;
}

const maxProperties = 16;

/** @throws Error when an image is cropped after it was rotated, which the format forbids (ISO/IEC 23000-22, 7.3.6.7). */
export function readGeometry(
  heif: Libheif,
  outParameters: OutParameters,
  { context, item, width, height }: Item,
): Geometry {
  const count = heif._heif_item_get_transformation_properties(context, item, outParameters.address, maxProperties);
  const properties = Array.from({ length: count }, (_, index) => outParameters.readInteger(index));
  let area: Area = { left: 0, top: 0, width, height };
  let orientation = upright;
  for (const property of properties) {
    switch (heif._heif_item_get_property_type(context, item, property)) {
      case asInteger('clap'):
        if (orientation !== upright) throw new Error('A rotated image must not be cropped');
        area = readCrop(heif, outParameters, { context, item, property, area });
        break;
      case asInteger('irot'):
        // libheif returns degrees counterclockwise.
        orientation = turn(
          orientation,
          -heif._heif_item_get_property_transform_rotation_ccw(context, item, property) / 90,
        );
        break;
      case asInteger('imir'): {
        const isHorizontal = heif._heif_item_get_property_transform_mirror(context, item, property) === 1;
        orientation = mirror(orientation, isHorizontal ? 'horizontal' : 'vertical');
        break;
      }
    }
  }
  return { area, orientation };
}

interface Crop {
  context: number;
  item: number;
  property: number;
  area: Area;
}

function readCrop(
  heif: Libheif,
  { address, readInteger }: OutParameters,
  { context, item, property, area }: Crop,
): Area {
  const { width, height } = area;
  heif._heif_item_get_property_transform_crop_borders(
    ...([context, item, property, width, height] as const),
    ...([address, address + 4, address + 8, address + 12] as const),
  );
  const [left, top, right, bottom] = [readInteger(0), readInteger(1), readInteger(2), readInteger(3)];
  const cropped = { left, top, width: width - left - right, height: height - top - bottom };
  const isInside = Math.min(left, top, right, bottom) >= 0 && cropped.width > 0 && cropped.height > 0;
  if (!isInside) throw new Error('The crop is outside the image');
  return cropped;
}

/** libheif returns the type of a property as the integer that its four characters form. */
const asInteger = (type: string) => Buffer.from(type, 'latin1').readInt32BE();
