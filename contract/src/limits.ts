/** Numbers that the site and the API agree on (specification, section 9; where it is silent, our own). */
export const limits = {
  /** Characters. */
  username: { min: 3, max: 10 },
  /** Digits of a phone number at registration. */
  phoneDigits: 11,
  /** Characters; the lower bound is OWASP's for passwords without a second factor. */
  password: { min: 8, max: 128 },
  /** Pieces in one donation. */
  quantity: { min: 1, max: 100_000 },
  /** Coins in one redemption. */
  coins: { min: 1, max: 1_000_000 },
  /** Characters of a one-line text, and of a message. */
  line: 200,
  message: 5_000,
  /** Characters of the reason for a change, and of what is searched for. */
  reason: 500,
  search: 100,
  /** Characters of what is said about a brand, an organization or a donation card. */
  paragraphs: 5_000,
  /** Edits of one entry: the widest whole number that every database takes. */
  revision: 2_147_483_647,
  /** Pictures of one organization, its card image included. */
  organizationImages: 12,
  /** Characters of a whole e-mail address and of its part before the @ (RFC 5321, 4.5.3.1). */
  email: { whole: 254, local: 64 },
  image: {
    /** Of an uploaded file. */
    bytes: 10 * 1024 * 1024,
    pixels: 50_000_000,
    /** The formats that an upload may have. */
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    /** Pixels of the longer side that is kept of an upload. */
    maxSide: 1600,
  },
  /** Characters of an Idempotency-Key header. */
  idempotencyKey: 128,
} as const;
