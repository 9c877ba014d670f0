import { icons } from '@iconify-json/lucide';
import { z } from 'astro/zod';

/** The illustrations that copy may name. Read with `import.meta.glob`, because the copy editor runs this in the browser too. */
const illustrations = Object.keys(import.meta.glob('../../assets/illustrations/*.svg')).map((file) =>
  // Without its folder and its extension.
  file.replace(/^.*\/|\.svg$/g, ''),
);

const oneOf = (kind: string, names: string[]) =>
  z.enum(names, `should be the name of ${kind}: ${names.join(', ')}`).meta({ kind: 'picture' });
const isPortrait = (name: string) => name.startsWith('portrait-');

/** The name of a file in `src/assets/illustrations`, without `.svg`. */
export const illustration = oneOf(
  'an illustration',
  illustrations.filter((name) => !isPortrait(name)),
);

/** The name of an illustration of a person. */
export const portrait = oneOf('a portrait', illustrations.filter(isPortrait));

const iconRule = 'should be the name of an icon from https://lucide.dev/icons, such as gift';

export const icon = z
  .string(iconRule)
  .refine((name) => Object.hasOwn(icons.icons, name) || Object.hasOwn(icons.aliases ?? {}, name), iconRule)
  .meta({ description: iconRule });
