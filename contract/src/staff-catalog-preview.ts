import { coerce, define, nullable, object, optional, type Struct, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { anyString, integerField, singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { type CatalogList, catalogList } from './staff-catalog-order.ts';
import { altText, paragraphs, trimLines, visibilityFields } from './staff-fields.ts';

/**
 * What rendered pages contain as the URL of a picture that was chosen but not sent. It cannot be loaded; the desk replaces it with the
 * URL of the chosen file.
 */
export const chosenPictureUrl = 'blob:chosen-picture';

/** In a preview, the id of an entry that is not stored yet. */
export const newEntryId = 'new';

const { showFrom, hideOn } = visibilityFields();

/** The width or the height of the chosen picture, in pixels. */
const side = () =>
  optional(integerField({ min: 1, max: limits.image.side }, messages.pictureSize, messages.pictureSize));

/**
 * Renders the pages that show an entry, with these values instead of the stored ones. Refuses what saving would refuse, and stores nothing.
 * The picture itself is not sent: if `width` and `height` are given, the pages contain `chosenPictureUrl`.
 */
export const previewCatalogEntryEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/catalog-preview',
  needsToken: true,
  body: object({
    list: catalogList(),
    /** The entry that is edited; missing for a new one. */
    id: optional(singleLine('Id')),
    title: singleLine('Title'),
    info: textRequiredIn(['brands', 'donation cards'], 'Info'),
    organizationInfo: textRequiredIn(['organizations'], 'Info'),
    description: textRequiredIn(['donation cards'], 'Description'),
    alt: optional(altText()),
    width: side(),
    height: side(),
    showFrom,
    hideOn,
  }),
  reply: object({
    data: object({
      /** The page that lists the entry, as a whole document. */
      list: string(),
      /** The entry's own page; null for a donation card, which has none. */
      details: nullable(string()),
    }),
  }),
});

/** A multi-line string that is required for the entries of these lists, and optional for others. */
function textRequiredIn(lists: readonly CatalogList[], label: string): Struct<string | undefined, null> {
  const text = paragraphs(label);
  return coerce(
    define<string | undefined>('text', (value, { branch: [body] }) => {
      if (value === undefined && !lists.includes(body?.list)) return true;
      return text.validate(value)[0]?.message || true;
    }),
    anyString,
    trimLines,
  );
}
