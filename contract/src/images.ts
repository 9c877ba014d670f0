import { type Infer, integer, object, string } from 'superstruct';

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
  /** Alternative text; empty if the text beside the image already describes it. */
  alt: string(),
});

export type Image = Infer<typeof image>;
