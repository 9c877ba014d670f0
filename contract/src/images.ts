import { coerce, type Infer, integer, object, optional, type Struct, string, type, union } from 'superstruct';

/**
 * An uploaded image. A relative URL is relative to the API's origin. The URLs of photos of orders and people are signed and
 * expire after a few hours; those of the catalog stay the same.
 */
export const image = object({
  url: string(),
  /** The URL of a version that is 400 pixels on the longer side. */
  thumbnailUrl: string(),
  /** Pixels of the image at `url`, so that a page can reserve space for it. */
  width: integer(),
  height: integer(),
  /** The text alternative; empty if the text beside the image already describes it. */
  alt: string(),
  /** A template for the URLs of other versions (see `versionUrl` in image-versions.ts). Images of the catalog have one, unless they were stored before there were versions. */
  versions: optional(string()),
});

export type Image = Infer<typeof image>;

const lenientFields = { ...image.schema, width: optional(integer()), height: optional(integer()) };

/** An image as the site accepts it. In the given specification, it has only its `url` or, in one place, is the URL itself. */
export const lenientImage = fillIn(object(lenientFields));

/** An image of an organization as the site accepts it. */
export const lenientOrganizationImage = fillIn(object({ _id: string(), ...lenientFields }));

export type LenientImage = Infer<typeof lenientImage>;

function fillIn<T, S>(struct: Struct<T, S>): Struct<T, S> {
  return coerce(struct, union([string(), type({ url: string() })]), (given) => {
    const { url, ...more } = typeof given === 'string' ? { url: given } : given;
    return { url, thumbnailUrl: url, alt: '', ...more };
  });
}
