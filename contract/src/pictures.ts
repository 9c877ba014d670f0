import { type Infer, integer, object, string } from 'superstruct';

/** A stored picture. Addresses are as the API serves them: relative ones belong to its origin. */
export const picture = object({
  url: string(),
  /** The same at 400 pixels on its longer side. */
  thumbnailUrl: string(),
  /** Pixels of the picture at `url`, so that a page can keep its place. */
  width: integer(),
  height: integer(),
  /** What it shows, in words; empty when the text beside it says so already. */
  alt: string(),
});

export type Picture = Infer<typeof picture>;
