import { icons } from '@iconify-json/lucide';
import { z } from 'astro/zod';

/** The drawings that copy may use. `import.meta.glob`, because the copy editor runs this in the browser too. */
const drawings = Object.keys(import.meta.glob('../../assets/illustrations/*.svg')).map((file) =>
  file.replace(/^.*\/|\.svg$/g, ''),
);

const oneOf = (names: string[]) => z.enum(names, `should be the name of a drawing: ${names.join(', ')}`);
const isPortrait = (name: string) => name.startsWith('portrait-');

/** The name of a drawing in `src/assets/illustrations`, without `.svg`. */
export const illustration = oneOf(drawings.filter((name) => !isPortrait(name)));

/** The name of a drawing of a person. */
export const portrait = oneOf(drawings.filter(isPortrait));

const iconRule = 'should be the name of an icon from https://lucide.dev/icons, such as gift';

export const icon = z
  .string(iconRule)
  .refine((name) => Object.hasOwn(icons.icons, name) || Object.hasOwn(icons.aliases ?? {}, name), iconRule)
  .meta({ description: iconRule });
