import { define, type Struct } from 'superstruct';
import { messages } from './messages.ts';

/** A value of the copy. A date is a string: `YYYY-MM-DD`. */
export type CopyValue = string | number | CopyValue[] | CopyValues;

export interface CopyValues {
  [name: string]: CopyValue;
}

/** Values that staff have published to replace those of a copy file, by path. A list counts as one value, and so does an optional group. */
export type CopyOverrides = Record<string, CopyValue>;

/** The overrides of pages, by the names of their copy files. */
export type PublishedCopy = Record<string, CopyOverrides>;

interface NamedField {
  /** The name within the group; empty for the entries of a list. */
  name: string;
  label: string;
  description?: string;
  /** Whether the field is left out when all its values are empty. */
  isOptional?: boolean;
}

/** A field of the site's copy. */
export type CopyField = NamedField &
  (
    | {
        kind: 'text' | 'long text';
        /** Characters. */
        maxLength: number;
        /** Names such as `{n}`, which the site replaces with values. The text must contain all of them. */
        placeholders?: string[];
      }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'date' }
    | { kind: 'link'; maxLength: number }
    | { kind: 'choice'; options: CopyOption[] }
    | { kind: 'picture'; options: CopyOption[]; shape?: PictureShape }
    | { kind: 'group'; fields: CopyField[] }
    | { kind: 'list'; item: CopyField; minItems: number; maxItems: number }
  );

/** The shape to which an uploaded picture is cropped; without it, only the options may be chosen. */
export interface PictureShape {
  /** Width divided by height. */
  aspect: number;
  /** Whether the picture is shown as a circle. */
  isRound: boolean;
}

interface CopyOption {
  value: string;
  label: string;
  /** The URL of a picture, if the site has it as a file. */
  url?: string;
}

/** No page nests its fields deeper than this. Without a limit, a deeply nested body could exhaust the stack. */
const maxDepth = 12;

/** The values of a page as someone typed them. Only the server knows the fields of each page. */
export const copyValues = (): Struct<CopyValues, null> =>
  define<CopyValues>('copy values', (value) => (isGroup(value) && isShallow(value, maxDepth)) || messages.copyValues);

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
