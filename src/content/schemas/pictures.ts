import { icons } from '@iconify-json/lucide';
import type { PictureShape } from '@kindcrate/contract/copy-fields';
import { fitsShape, readUploadedPicture } from '@kindcrate/contract/uploaded-pictures';
import { z } from 'astro/zod';

/**
 * The names of the illustrations that copy may use. They are listed with `import.meta.glob`, because the copy editor runs this
 * module in the browser too.
 */
const illustrations = Object.keys(import.meta.glob('../../assets/illustrations/*.svg')).map((file) =>
  // Removes the folder and the extension.
  file.replace(/^.*\/|\.svg$/g, ''),
);

const isPortrait = (name: string) => name.startsWith('portrait-');
const shapeRule = 'should be cropped to the shape that the page needs';

/** The name of an illustration, or a picture that staff have uploaded at the desk and cropped to the same shape. */
function picture(kind: string, names: string[], shape: PictureShape) {
  const rule = `should be the name of ${kind}: ${names.join(', ')}`;
  return z
    .string(rule)
    .refine((value) => names.includes(value) || readUploadedPicture(value), rule)
    .refine((value) => {
      const uploaded = readUploadedPicture(value);
      return !uploaded || fitsShape(uploaded, shape.aspect);
    }, shapeRule)
    .meta({ enum: names, shape });
}

/**
 * An illustration: the name of a file in `src/assets/illustrations` without `.svg`, or an uploaded picture.
 * @param aspect the width divided by the height of the area in which the page shows the picture
 */
export const illustration = (aspect: number) =>
  picture(
    'an illustration',
    illustrations.filter((name) => !isPortrait(name)),
    { aspect, isRound: false },
  );

/** A picture of a person: the name of an illustration that starts with `portrait-`, or an uploaded picture. */
export const portrait = picture('a portrait', illustrations.filter(isPortrait), { aspect: 1, isRound: true });

const iconRule = 'should be the name of an icon from https://lucide.dev/icons, such as gift';

export const icon = z
  .string(iconRule)
  .refine((name) => Object.hasOwn(icons.icons, name) || Object.hasOwn(icons.aliases ?? {}, name), iconRule)
  .meta({ description: iconRule });
