import { type Infer, integer, object, string } from 'superstruct';

/** An uploaded image. A relative URL is relative to the API's origin. */
export const image = object({
  url: string(),
  /** A version with 400 pixels on the longer side. */
  thumbnailUrl: string(),
  /** Size of the image at `url` in pixels, so that a page can reserve its space. */
  width: integer(),
  height: integer(),
  /** Alternative text; empty if the text beside the image already describes it. */
  alt: string(),
});

export type Image = Infer<typeof image>;
