import { assign, boolean, type Infer, integer, object, optional, string } from 'superstruct';
import { image } from './images.ts';

/** What an organization tells the donor about a completed order: a line, a photo, or both. */
export const outcome = object({
  line: optional(string()),
  photo: optional(assign(object({ _id: string() }), image)),
  /** Whether the organization would like to show the outcome on its page. */
  organizationConsents: boolean(),
  /** Whether the donor agrees that the organization shows the outcome, which is public only if both consent. */
  donorConsents: boolean(),
  /** Increases with every edit. A donor consents to one revision, and an edit of the line or the photo withdraws that consent. */
  revision: integer(),
});

export type Outcome = Infer<typeof outcome>;

/** What visitors see of an outcome, without anything about whose order it was. */
export const publicOutcome = object({
  /** The day on which the organization entered the outcome, `YYYY-MM-DD` in the organization's time zone. */
  day: string(),
  line: optional(string()),
  photo: optional(image),
  /** True for sample data; missing otherwise. */
  isSample: optional(boolean()),
});

export type PublicOutcome = Infer<typeof publicOutcome>;

/** A reply contains at most this many public outcomes of one organization, the latest first. */
export const maxPublicOutcomes = 6;
